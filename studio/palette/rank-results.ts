import { normalText } from './normal-text.ts'

/** Something that the palette can find. */
export interface Findable {
  readonly id: string
  readonly kind: 'page' | 'unit' | 'person' | 'command' | 'project'
  readonly label: string
  /** Further words that find it. */
  readonly words?: string | undefined
}

/** What the palette finds, prepared for searching. */
export type SearchIndex<Item extends Findable> = readonly {
  readonly item: Item
  readonly name: string
  readonly words: string
}[]

/** The signs that limit a search to one kind. */
const PREFIXES: Readonly<Record<string, readonly Findable['kind'][]>> = {
  '#': ['unit'],
  '@': ['person'],
  '>': ['command', 'page'],
}

const MAX_RESULTS = 50
/** Units beyond these would push everything else out of sight. After `#` there are no limits. */
const MAX_UNITS = 8

/** Prepares items for searching, once for many queries. */
export function indexItems<Item extends Findable>(items: readonly Item[]): SearchIndex<Item> {
  return items.map((item) => ({ item, name: normalText(item.label), words: normalText(item.words ?? '') }))
}

/** What fits a query, the best first: equal names, then beginnings, then beginnings of words, then any place. */
export function rankResults<Item extends Findable>(index: SearchIndex<Item>, query: string): readonly Item[] {
  const kinds = PREFIXES[query[0] ?? '']
  const word = normalText(kinds ? query.slice(1) : query)
  const ranks: Item[][] = [[], [], [], []]
  let units = 0
  for (const entry of index) {
    const { kind } = entry.item
    if (kinds && !kinds.includes(kind)) continue
    const rank = rankOf(entry, word)
    if (rank !== null) ranks[rank]?.push(entry.item)
  }
  return ranks
    .flatMap((items, rank) =>
      items.filter(({ kind }) => {
        if (kind !== 'unit' || kinds || rank === 0) return true
        units += 1
        return units <= MAX_UNITS
      }),
    )
    .slice(0, MAX_RESULTS)
}

/** How much of a word a name has to share with it to be near, from 0 to 1. */
const NEAR = 0.5

/**
 * The items that are nearest to a query that nothing fits: those with the most pairs of letters in common, so that a slip
 * still finds its word. A query that is like nothing gets no arbitrary answer.
 */
export function nearestResults<Item extends Findable>(
  index: SearchIndex<Item>,
  query: string,
  count = 3,
): readonly Item[] {
  const word = normalText(query)
  return index
    .filter(({ item }) => item.kind !== 'unit')
    .map(({ item, name }) => ({ item, share: Math.max(...name.split(' ').map((part) => likeness(part, word))) }))
    .filter(({ share }) => share >= NEAR)
    .toSorted((a, b) => b.share - a.share)
    .slice(0, count)
    .map(({ item }) => item)
}

/** How alike two words are by their pairs of neighbouring letters: 1 if they have the same. */
function likeness(one: string, other: string): number {
  const pairsOf = (word: string) => [...` ${word} `].map((letter, index, all) => letter + (all[index + 1] ?? ''))
  const [first, second] = [pairsOf(one), pairsOf(other)]
  const shared = first.filter((pair) => second.includes(pair)).length
  return (2 * shared) / (first.length + second.length)
}

function rankOf({ item: { kind }, name, words }: SearchIndex<Findable>[number], word: string): 0 | 1 | 2 | 3 | null {
  // Without a word there are no units: they would hide everything else.
  if (word === '') return kind === 'unit' ? null : 3
  if (name === word || words === word) return 0
  if (name.startsWith(word) || words.startsWith(word)) return 1
  if (name.includes(` ${word}`)) return 2
  return name.includes(word) || words.includes(word) ? 3 : null
}
