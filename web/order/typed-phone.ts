import { DIALLING_CODES } from '#domain/order/dialling.ts'
import type { OrderFields } from '#domain/order/order-fields.ts'

/** The value of a phone field: the country, and the number after its code. */
export type TypedPhone = Pick<OrderFields, 'phone' | 'country'>

/** The functions of the phone library. Null until it has loaded. */
export interface PhoneTools {
  /** Formats a complete or partial number. */
  readonly format: (country: string, text: string) => string
  /** Splits a text that begins with a country code. Null while the code is incomplete. */
  readonly split: (text: string, country: string) => TypedPhone | null
  /** A valid number in international format, or null. */
  readonly read: (country: string, text: string) => string | null
}

// Before the tools have loaded the server validates. This only rejects what is clearly not a number.
const FIVE_DIGITS = /(?:\p{Nd}\D*){5}/u

/** The new value of the field after typing or pasting. */
export function takeTyped(tools: PhoneTools | null, before: TypedPhone, text: string, isAtEnd: boolean): TypedPhone {
  // Numbers copied from an address book contain invisible direction marks.
  const typed = text.replace(/\p{Cf}/gu, '').replace(/^\s*(?:00|＋)/, '+')
  if (!tools) return { ...before, phone: typed }
  if (typed.trimStart().startsWith('+')) return tools.split(typed, before.country) ?? { ...before, phone: typed }
  // Formatting here would restore a deleted space, or move the caret away from an edit in the middle.
  if (!isAtEnd || typed.length < before.phone.length) return { ...before, phone: typed }
  return { ...before, phone: tools.format(before.country, typed) }
}

/** The number in international format, for the request and the confirmation. An invalid number gets only the code. */
export function internationalOf(tools: PhoneTools | null, { country, phone }: TypedPhone): string {
  const whole = tools?.read(country, phone)
  if (whole) return whole
  const code = DIALLING_CODES[country]
  return phone.trim().startsWith('+') || !code ? phone.trim() : `+${code} ${phone.trim()}`
}

/** Whether a number is valid. */
export function isPhone(tools: PhoneTools | null, { country, phone }: TypedPhone): boolean {
  return tools ? tools.read(country, phone) !== null : FIVE_DIGITS.test(phone)
}
