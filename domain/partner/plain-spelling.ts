/** A normalised text, with the position of each character in the original. */
export interface PlainSpelling {
  /** Lower case, ASCII digits, no invisible characters. */
  readonly text: string
  /** Where a character of `text` starts in the original. */
  readonly startOf: (at: number) => number
  /** Where a character of `text` ends in the original. */
  readonly endOf: (at: number) => number
}

// The zero of each script that has its own digits; 1 to 9 follow it. NFKC handles wide, circled and raised digits.
const ZEROS = [
  0x0660, 0x06f0, 0x07c0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0e50, 0x0ed0,
  0x0f20, 0x1040, 0x17e0, 0x1810,
]
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\p{Cf}|\u20e3/u
const NOT_ASCII = /[^\x20-\x7e\t\r\n]/
const ASCII_END = 0x80

/** Normalises a text: digits of every script become ASCII, wide and decorated forms plain, letters lower case. */
export function spellPlainly(written: string): PlainSpelling {
  // Most texts are ASCII: positions stay the same.
  if (!NOT_ASCII.test(written)) return { text: written.toLowerCase(), startOf: (at) => at, endOf: (at) => at + 1 }
  let text = ''
  const starts: number[] = []
  const ends: number[] = []
  for (let at = 0; at < written.length; ) {
    const code = written.codePointAt(at) ?? 0
    const end = at + (code > 0xffff ? 2 : 1)
    const plain = code < ASCII_END ? written.charAt(at).toLowerCase() : plainFormOf(written.slice(at, end), code)
    text += plain
    for (let unit = 0; unit < plain.length; unit += 1) {
      starts.push(at)
      ends.push(end)
    }
    at = end
  }
  return { text, startOf: (at) => starts[at] ?? written.length, endOf: (at) => ends[at] ?? written.length }
}

function plainFormOf(character: string, code: number): string {
  if (INVISIBLE.test(character)) return ''
  const zero = ZEROS.find((first) => code >= first && code < first + 10)
  return zero === undefined ? character.normalize('NFKC').toLowerCase() : String(code - zero)
}
