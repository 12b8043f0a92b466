/** A row or column of items for arrow keys. */
interface Walk {
  readonly count: number
  readonly vertical: boolean
  readonly rtl: boolean
}

/** The index that a key moves to, wrapping around at the ends. Null for other keys. */
export function indexAfterKey(key: string, index: number, { count, vertical, rtl }: Walk): number | null {
  if (count === 0) return null
  const [next, previous] = vertical
    ? ['ArrowDown', 'ArrowUp']
    : rtl
      ? ['ArrowLeft', 'ArrowRight']
      : ['ArrowRight', 'ArrowLeft']
  if (key === next) return (index + 1) % count
  // Without a focus (-1) the previous item is the last.
  if (key === previous) return (Math.max(index, 0) - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/** The next text after the index that begins with a typed letter, ignoring case. Null if there is none. */
export function indexAfterLetter(letter: string, index: number, texts: readonly string[]): number | null {
  if (letter.trim().length === 0 || [...letter].length !== 1) return null
  const wanted = letter.toLocaleLowerCase()
  for (let step = 1; step <= texts.length; step++) {
    const at = (Math.max(index, -1) + step) % texts.length
    if (texts[at]?.toLocaleLowerCase().startsWith(wanted)) return at
  }
  return null
}
