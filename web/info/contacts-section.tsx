import { ContactLines } from './contact-lines.tsx'
import { InfoSection } from './info-section.tsx'

/** The contacts as a section of the page. */
export function ContactsSection() {
  return (
    <InfoSection name="contacts">
      <ContactLines />
    </InfoSection>
  )
}
