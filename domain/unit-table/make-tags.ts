import { made, type SentChange } from '#domain/draft/sent-change.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import type { NamedMark } from './unit-facts.ts'

// Calm colours of one lightness, that differ on light and dark grounds.
const COLOURS = ['#3E86A0', '#6B8E4E', '#7A6BB0', '#B0763A', '#A0526B', '#4E8E86', '#8A7A3E', '#5D7896'] as const

/** Tags that were asked for by name. */
interface MadeTags {
  /** All tags, those included that are made. */
  readonly tags: readonly NamedMark[]
  /** The changes that make the new ones. */
  readonly changes: readonly SentChange[]
}

/** Makes tags by their names in a language, each once. Names of tags that exist are left out. */
export function makeTags(
  names: readonly string[],
  known: readonly NamedMark[],
  lang: LanguageCode,
  newId: () => string,
): MadeTags {
  const tags = [...known]
  const changes: SentChange[] = []
  for (const name of names.map((each) => each.trim())) {
    const isKnown = tags.some((tag) => tag.name.toLocaleLowerCase() === name.toLocaleLowerCase())
    if (name === '' || isKnown) continue
    const id = newId()
    const color = COLOURS[tags.length % COLOURS.length] ?? COLOURS[0]
    tags.push({ id, name })
    changes.push(made('tag', id, { name: { [lang]: name }, color }))
  }
  return { tags, changes }
}
