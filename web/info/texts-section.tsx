import { InfoSection } from './info-section.tsx'
import { TextLinks } from './text-links.tsx'

/** What else the developer has to say, each text in a panel. */
export function TextsSection() {
  return (
    <InfoSection name="texts">
      <TextLinks />
    </InfoSection>
  )
}
