import type { ListedCatalogue } from '#server/link/link-directory.ts'
import type { Subject } from '#server/live/change.ts'
import type { ChangeFeed } from '#server/live/change-feed.ts'

/** What an open page follows: a catalogue, perhaps under a partner's link, and its projects. */
export interface Followed {
  readonly catalogue: ListedCatalogue
  readonly partnerId: number | null
  readonly projects: readonly number[]
}

const LETTERS = { catalogue: 'c', partner: 'a', project: 'p', chess: 'x', pictures: 'i' } as const

/** A scope whose changes are sent to open pages. */
export type FollowedScope = keyof typeof LETTERS

/** A subject whose changes are sent to open pages. */
interface FollowedSubject extends Subject {
  readonly scope: FollowedScope
}

/** All subjects whose changes are sent to an open page. */
export function subjectsOf({ catalogue, partnerId, projects }: Followed): readonly FollowedSubject[] {
  return [
    { scope: 'catalogue', id: catalogue.id },
    ...(partnerId === null ? [] : [{ scope: 'partner' as const, id: partnerId }]),
    ...projects.flatMap((id) => (['project', 'chess', 'pictures'] as const).map((scope) => ({ scope, id }))),
  ]
}

/** The versions that a page knows, as an event id: the browser sends it back when it reconnects. */
export function formatEventId(followed: Followed, feed: ChangeFeed): string {
  return subjectsOf(followed)
    .map((subject) => `${LETTERS[subject.scope]}${subject.id}.${feed.versionOf(subject)}`)
    .join('-')
}

/** The subjects that have changed since an event id; a subject that is not in the id counts as changed. */
export function changedSince(eventId: string, followed: Followed, feed: ChangeFeed): readonly FollowedSubject[] {
  const known = new Map(eventId.split('-').map((part) => part.split('.') as [string, string | undefined]))
  return subjectsOf(followed).filter((subject) => {
    const version = Number(known.get(`${LETTERS[subject.scope]}${subject.id}`) ?? Number.NaN)
    return version !== feed.versionOf(subject)
  })
}
