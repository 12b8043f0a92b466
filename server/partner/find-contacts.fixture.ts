/** How somebody can be reached, and by whom. */
export interface Person {
  readonly name: string
  readonly phones: readonly string[]
  readonly emails: readonly string[]
}

// A phone is also written without its country code, which has three digits at most; shorter rests may be anything.
const COUNTRY_CODES = [0, 1, 2, 3]
const FEWEST_DIGITS = 9

/** Finds names, e-mails and phones of people in a text, in whatever way they are written there. */
export function findContacts(text: string, people: readonly Person[]): readonly string[] {
  const readings = [text, withoutEscapes(text)].map((reading) => reading.toLowerCase())
  // Phones stand with any signs between their digits, but never with letters.
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

/** What stands behind the escapes of addresses, HTML and JSON. */
function withoutEscapes(text: string): string {
  return text
    .replaceAll(/(?:%[0-9a-f]{2})+/gi, (escaped) => Buffer.from(escaped.replaceAll('%', ''), 'hex').toString())
    .replaceAll(/&#x([0-9a-f]{1,5});/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('&amp;', '&')
    .replaceAll(/<[^>]{0,200}>/g, '')
}
