// White letters on each of them have a contrast of at least 4.5.
const COLOURS = ['#3e6a7a', '#6b5e8a', '#8a4f5e', '#7a5c3e', '#4f6f52', '#5a6378', '#80573a', '#4a6a8a'] as const

/** The first letters of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return [first, last].flatMap((word) => (word ? [...word][0]?.toLocaleUpperCase() : [])).join('')
}

/** The colour of a person, the same on every screen. */
export function colourOf(name: string): string {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return COLOURS[sum % COLOURS.length] ?? COLOURS[0]
}
