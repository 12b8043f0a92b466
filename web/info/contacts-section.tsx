import { ContactLines } from './contact-lines.tsx'
import { InfoSection } from './info-section.tsx'

/** Whom to ask. */
export function ContactsSection() {
  return (
    <InfoSection name="contacts">
      <ContactLines />
    </InfoSection>
  )
}
