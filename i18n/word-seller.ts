import type { Contacts } from '#domain/partner/contacts.ts'
import type { Translator } from './translator.ts'

/** The texts about the seller. */
export interface WordedSeller {
  readonly name: string
  /** Estate agent · Lind & Partners. */
  readonly role: string | null
  readonly phone: string | null
  readonly mail: string | null
}

/** The texts about the seller of a document. */
export function wordSeller(
  { t }: Translator,
  seller: Pick<Contacts, 'name' | 'company' | 'profile_type'> & Pick<WordedSeller, 'phone' | 'mail'>,
): WordedSeller {
  const { name, company, profile_type, phone, mail } = seller
  const role = [profile_type && t(`profile.${profile_type}`), company !== name && company].filter(Boolean)
  return { name, role: role.join(' · ') || null, phone, mail }
}
