import type { Image } from '#domain/media/image.ts'
import type { ProfileType } from './profile-type.ts'

/** Whom a visitor can reach: the developer or, under a partner's link, the partner alone (spec 1, design 3). */
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
