/** Something that the palette can find. */
export interface Findable {
  readonly id: string
  readonly kind: 'page' | 'unit' | 'person' | 'command' | 'project'
  readonly label: string
  /** Further words that find it. */
  readonly words?: string | undefined
}

/** The signs that limit a search to one kind. */
const PREFIXES: Readonly<Record<string, readonly Findable['kind'][]>> = {
  '#': ['unit'],
  '@': ['person'],
  '>': ['command', 'page'],
}

const MAX_RESULTS = 50

/** What fits a query, the best first: equal names, then beginnings, then beginnings of words, then any place. */
export function rankResults<Item extends Findable>(items: readonly Item[], query: string): readonly Item[] {
  const kinds = PREFIXES[query[0] ?? '']
  const word = normal(kinds ? query.slice(1) : query)
  const ranked = items.flatMap((item) => {
    const rank = kinds && !kinds.includes(item.kind) ? null : rankOf(item, word)
    return rank === null ? [] : [{ item, rank }]
  })
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MAX_RESULTS)
    .map(({ item }) => item)
}

/** The items that are nearest to a query that nothing fits: those with the most letters in common. */
export function nearestResults<Item extends Findable>(
  items: readonly Item[],
  query: string,
  count = 3,
): readonly Item[] {
  const letters = new Set(normal(query))
  const score = ({ label }: Item) => [...new Set(normal(label))].filter((letter) => letters.has(letter)).length
  return items.toSorted((a, b) => score(b) - score(a)).slice(0, count)
}

function rankOf({ kind, label, words = '' }: Findable, word: string): number | null {
  // Without a word there are no units: they would hide everything else.
  if (word === '') return kind === 'unit' ? null : 3
  const name = normal(label)
  if (name === word) return 0
  if (name.startsWith(word)) return 1
  if (name.includes(` ${word}`)) return 2
  return name.includes(word) || normal(words).includes(word) ? 3 : null
}

function normal(text: string): string {
  return text.trim().toLocaleLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '')
}
