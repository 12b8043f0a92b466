// Unicode's isolates: a text between them keeps its own direction, and the text around it keeps its order.
const FIRST_STRONG = '\u2068'
const END = '\u2069'
const ANY_ISOLATE = /[\u2066-\u2069]/g

/** Letters that are read from right to left. */
const RTL_LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** Words and figures that need no isolates in a text from right to left. */
const PLAIN_IN_RTL = /^[\p{Script=Arabic}\p{Script=Hebrew}\s]*$|^[\d.,]*$/u

/** Keeps the signs and the order of a text, whatever the direction of the text around it. */
export function isolated(text: string): string {
  return FIRST_STRONG + text + END
}

/** Isolates a value that the direction of a sentence would put out of order: `-1`, a phone number, an address, a name. */
export function isolatedIn(isRtl: boolean, value: string): string {
  const isPlain = isRtl ? PLAIN_IN_RTL.test(value) : !RTL_LETTER.test(value)
  return isPlain || value.startsWith(FIRST_STRONG) ? value : isolated(value)
}

/** A text without isolates, for what is not only read: a title, the name of a file, a text that is copied or sent. */
export function withoutIsolates(text: string): string {
  return text.replace(ANY_ISOLATE, '')
}
