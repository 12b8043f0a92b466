import { DIALLING_CODES } from '#domain/order/dialling.ts'
import type { OrderFields } from '#domain/order/order-fields.ts'

/** A number as its field holds it: the country, and what stands after its code. */
export type TypedPhone = Pick<OrderFields, 'phone' | 'country'>

/** What is known of phone numbers; null while it has not come. */
export interface PhoneTools {
  /** The code of each country. */
  readonly codes: Readonly<Record<string, string>>
  /** A number, or the beginning of one, with its spaces. */
  readonly format: (country: string, text: string) => string
  /** The parts of a text that begins with a country code; null while the code is not whole. */
  readonly split: (text: string, country: string) => TypedPhone | null
  /** A number that can exist, in its international form. */
  readonly read: (country: string, text: string) => string | null
}

// Without the tools the server decides; this only stops what is no number at all.
const FIVE_DIGITS = /(?:\p{Nd}\D*){5}/u

/** What a field holds after it was typed or pasted into. */
export function takeTyped(tools: PhoneTools | null, before: TypedPhone, text: string, isAtEnd: boolean): TypedPhone {
  // Numbers copied from an address book come wrapped in invisible marks of direction.
  const typed = text.replace(/\p{Cf}/gu, '').replace(/^\s*(?:00|＋)/, '+')
  if (!tools) return { ...before, phone: typed }
  if (typed.trimStart().startsWith('+')) return tools.split(typed, before.country) ?? { ...before, phone: typed }
  // Spaces that were just deleted must not come back, nor the caret jump away from where something is mended.
  if (!isAtEnd || typed.length < before.phone.length) return { ...before, phone: typed }
  return { ...before, phone: tools.format(before.country, typed) }
}

/** The number as it is sent and shown again; as well as it is known where it is no number. */
export function internationalOf(tools: PhoneTools | null, { country, phone }: TypedPhone): string {
  const whole = tools?.read(country, phone)
  if (whole) return whole
  const code = codeOf(tools, country)
  return phone.trim().startsWith('+') || !code ? phone.trim() : `+${code} ${phone.trim()}`
}

/** Tells whether a number can exist. */
export function isPhone(tools: PhoneTools | null, { country, phone }: TypedPhone): boolean {
  return tools ? tools.read(country, phone) !== null : FIVE_DIGITS.test(phone)
}

/** The code of a country, without its plus. */
export function codeOf(tools: PhoneTools | null, country: string): string | null {
  return tools?.codes[country] ?? DIALLING_CODES[country] ?? null
}
