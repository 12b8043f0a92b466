import type { Image } from '#domain/media/image.ts'
import type { ProfileType } from './profile-type.ts'

/** The contacts that a visitor sees: the developer's or, under a partner's link, only the partner's. */
export interface Contacts {
  readonly name: string
  readonly company: string | null
  readonly phones: readonly string[]
  readonly email: string | null
  readonly photo: Image | null
  readonly logo: Image | null
  readonly profile_type: ProfileType | null
  readonly is_partner: boolean
}
