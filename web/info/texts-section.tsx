import { InfoSection } from './info-section.tsx'
import { TextLinks } from './text-links.tsx'

/** The catalogue's texts as a section of the page. */
export function TextsSection() {
  return (
    <InfoSection name="texts">
      <TextLinks />
    </InfoSection>
  )
}
