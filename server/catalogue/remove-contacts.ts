import sanitize from 'sanitize-html'

/** How a developer can be reached. */
export interface Reachable {
  readonly phones: readonly string[]
  readonly emails: readonly string[]
}

const CONTACT_LINK = /^(?:mailto|tel|sms):/i
// A number with a country code is also written without it, and then often with a zero: the longest code has 3 digits.
const LONGEST_COUNTRY_CODE = 3
// What is left of a phone without its country code; shorter runs of digits may be anything.
const FEWEST_DIGITS = 7
// Listed, not "anything but letters": that as a Unicode class takes seconds to compile when it stands between all digits.
const BETWEEN_DIGITS = '[\\s()./_\\u00b7\\u200b-\\u200f\\u2010-\\u2015-]{0,3}'

/** Takes links to write or call, and the given phones and addresses in any spelling, out of sanitised html. */
export function removeContacts(html: string, { phones, emails }: Reachable): string {
  const spellings = [...emails.map(escapeForPattern), ...phones.flatMap(spellingsOf)]
  const mentions = new RegExp(spellings.join('|') || '(?!)', 'gi')
  const numbers = phones.map(digitsOf).filter(({ length }) => length >= FEWEST_DIGITS)
  // Messengers carry the number in their address.
  const isContact = (href: string) =>
    CONTACT_LINK.test(href) ||
    numbers.some((number) => digitsOf(href).includes(number)) ||
    emails.some((email) => href.toLowerCase().includes(email.toLowerCase()))
  return sanitize(html, {
    // It was sanitised before.
    allowedTags: false,
    allowVulnerableTags: true,
    allowedAttributes: false,
    exclusiveFilter: ({ tag, attribs }) => tag === 'a' && isContact(attribs.href ?? ''),
    transformTags: {
      img: (tagName, attribs) => ({
        tagName,
        attribs: { ...attribs, alt: (attribs.alt ?? '').replaceAll(mentions, '') },
      }),
    },
    textFilter: (text) => text.replaceAll(mentions, ''),
  })
}

/** Patterns of a phone however its digits are set apart, with its country code or without. */
function spellingsOf(phone: string): readonly string[] {
  const digits = [...digitsOf(phone)]
  const codes = Array.from({ length: LONGEST_COUNTRY_CODE + 1 }, (_, length) => length)
  return codes
    .map((length) => digits.slice(length))
    .filter(({ length }) => length >= FEWEST_DIGITS)
    .map((kept) => `(?<!\\d)[+(]*0{0,2}${kept.join(BETWEEN_DIGITS)}(?!\\d)`)
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}

function escapeForPattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
}
