/** A person's name, phones and e-mail addresses. */
export interface Person {
  readonly name: string
  readonly phones: readonly string[]
  readonly emails: readonly string[]
}

// A phone may also be written without its country code, which has at most three digits. A shorter rest may be any
// number.
const COUNTRY_CODES = [0, 1, 2, 3]
const FEWEST_DIGITS = 9

/** Finds names, e-mail addresses and phones of people in a text, however they are written. */
export function findContacts(text: string, people: readonly Person[]): readonly string[] {
  const readings = [text, withoutEscapes(text)].map((reading) => reading.toLowerCase())
  // The digits of a phone may have any characters between them, except letters.
  const numbers = readings.map((reading) => reading.replaceAll(/[^\p{Nd}\p{L}]+/gu, ''))
  const words = people.flatMap(({ name, emails }) => [name, ...emails])
  const digits = people.flatMap(({ phones }) => phones).flatMap(spellingsOf)
  return [
    ...words.filter((word) => readings.some((reading) => reading.includes(word.toLowerCase()))),
    ...digits.filter((number) => numbers.some((reading) => reading.includes(number))),
  ]
}

function spellingsOf(phone: string): readonly string[] {
  const digits = phone.replaceAll(/\D/g, '')
  return COUNTRY_CODES.map((length) => digits.slice(length)).filter(({ length }) => length >= FEWEST_DIGITS)
}

/** Decodes the escapes of URLs, HTML and JSON. */
function withoutEscapes(text: string): string {
  return text
    .replaceAll(/(?:%[0-9a-f]{2})+/gi, (escaped) => Buffer.from(escaped.replaceAll('%', ''), 'hex').toString())
    .replaceAll(/&#x([0-9a-f]{1,5});/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('&amp;', '&')
    .replaceAll(/<[^>]{0,200}>/g, '')
}
