import type { ManagedDraftEntry } from '#contract/drafts.ts'
import type { HistoryWho } from '#contract/history.ts'
import type { Me } from '#contract/people.ts'
import type { StudioKey } from '#i18n/messages.ts'

/** Somebody or something that changes a catalogue. */
interface Who {
  readonly kind: HistoryWho
  readonly id: number | null
  readonly name?: string | null
}

const WORDS: Readonly<Record<HistoryWho, StudioKey>> = {
  person: 'publish.who.person',
  key: 'publish.who.key',
  feed: 'common.feed',
  crm: 'common.crm',
  system: 'publish.who.system',
}

/** Names of people and keys that are known from elsewhere, by kind and id. */
export type WhoNames = ReadonlyMap<string, string>

/** The key of somebody in `WhoNames`. */
export function whoKey({ kind, id }: Who): string {
  return `${kind} ${id}`
}

/** The names in the entries of a draft, and one's own. */
export function namesOfAuthors(entries: Iterable<ManagedDraftEntry>, me: Me): WhoNames {
  const names = new Map([[whoKey(me), me.name]])
  for (const { by } of entries) if (by.name) names.set(whoKey(by), by.name)
  return names
}

/** The name of somebody, else a word for what it is. */
export function sayWho(t: (key: StudioKey) => string, who: Who, names: WhoNames): string {
  return who.name || names.get(whoKey(who)) || t(WORDS[who.kind])
}
