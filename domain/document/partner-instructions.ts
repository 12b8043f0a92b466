import type { Tokens } from '#domain/address/address.ts'
import { formatAddress } from '#domain/address/format-address.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import type { Contacts } from '#domain/partner/contacts.ts'

/** What the instructions page is made from. */
interface PartnerInstructionsInput {
  readonly contacts: Contacts
  /** The project or, for a group, the catalogue. */
  readonly projectName: string
  readonly tokens: Tokens
  readonly lang: LanguageCode | null
  /** Scheme and host of the catalogue, without a trailing slash. */
  readonly origin: string
}

/** The partner instructions: partner name, company name, project name, personal link, QR code link. */
export interface PartnerInstructions {
  readonly partner_name: string
  readonly company_name: string | null
  readonly project_name: string
  readonly personal_link: string
  readonly qr_code_link: string
  /** The card as clients see it. */
  readonly contacts: Contacts
}

/** Builds the instructions of a partner; null if the contacts are not a partner's. */
export function partnerInstructions(input: PartnerInstructionsInput): PartnerInstructions | null {
  const { contacts, tokens, origin, lang } = input
  if (!contacts.is_partner || tokens.secondToken === null) return null
  const query = `first_token=${encodeURIComponent(tokens.firstToken)}&second_token=${encodeURIComponent(tokens.secondToken)}`
  return {
    partner_name: contacts.name,
    company_name: contacts.company,
    project_name: input.projectName,
    personal_link: `${origin}${formatAddress({ ...tokens, lang, page: { name: 'main' }, panel: null })}`,
    qr_code_link: `${origin}/api/v1/public/documents/qr.svg?${query}${lang ? `&lang=${lang}` : ''}`,
    contacts,
  }
}
