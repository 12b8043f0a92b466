import { canBeToken, TOKEN_LETTERS } from '#domain/address/reserved.ts'
import { EMAIL_ADDRESS } from '#domain/order/email-address.ts'
import { PHONE_NUMBER } from '#domain/order/phone-number.ts'
import type { StudioKey } from '#i18n/messages.ts'

/** What is wrong with a required text. */
export function faultOfText(text: string): StudioKey | null {
  return text.trim() === '' ? 'new_project.error.required' : null
}

/** What is wrong with a required mail address. */
export function faultOfEmail(text: string): StudioKey | null {
  return EMAIL_ADDRESS.test(text.trim()) ? null : 'error.email'
}

/** What is wrong with a phone number, which may be left out. */
export function faultOfPhone(text: string): StudioKey | null {
  return text.trim() === '' || PHONE_NUMBER.test(text.trim()) ? null : 'new_project.error.phone'
}

/** What is wrong with the address of a page. */
export function faultOfUrl(text: string): StudioKey | null {
  const url = completeUrl(text)
  return /^https?:\/\/\S+$/i.test(url) && URL.canParse(url) ? null : 'new_project.error.url'
}

/** The address of a page as it is sent: `lake.example/privacy` is completed. */
export function completeUrl(text: string): string {
  const url = text.trim()
  return /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#]\S*)?$/u.test(url) ? `https://${url}` : url
}

/** What is wrong with the name in a link. */
export function faultOfToken(token: string): StudioKey | null {
  if (!TOKEN_LETTERS.test(token)) return 'new_project.error.token'
  return canBeToken(token) ? null : 'new_project.error.token_reserved'
}
