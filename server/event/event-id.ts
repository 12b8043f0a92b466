import type { ListedCatalogue } from '#server/directory/directory.ts'
import type { Subject } from '#server/live/change.ts'
import type { ChangeFeed } from '#server/live/change-feed.ts'

/** What an open page follows: whose catalogue, under which partner's link, with which projects. */
export interface Followed {
  readonly catalogue: ListedCatalogue
  readonly partnerId: number | null
  readonly projects: readonly number[]
}

const LETTERS = { catalogue: 'c', partner: 'a', project: 'p', chess: 'x', pictures: 'i' } as const

/** A scope that open pages hear of. */
export type FollowedScope = keyof typeof LETTERS

/** A subject that open pages hear of. */
export interface FollowedSubject extends Subject {
  readonly scope: FollowedScope
}

/** Everything whose change an open page hears of. */
export function subjectsOf({ catalogue, partnerId, projects }: Followed): readonly FollowedSubject[] {
  return [
    { scope: 'catalogue', id: catalogue.id },
    ...(partnerId === null ? [] : [{ scope: 'partner' as const, id: partnerId }]),
    ...projects.flatMap((id) => (['project', 'chess', 'pictures'] as const).map((scope) => ({ scope, id }))),
  ]
}

/** The state that a page has heard of, as the id of an event: a browser sends it back when it connects again. */
export function formatEventId(followed: Followed, feed: ChangeFeed): string {
  return subjectsOf(followed)
    .map((subject) => `${LETTERS[subject.scope]}${subject.id}.${feed.versionOf(subject)}`)
    .join('-')
}

/** What has changed since the state of an event id; everything, for what the id does not know. */
export function changedSince(eventId: string, followed: Followed, feed: ChangeFeed): readonly FollowedSubject[] {
  const heard = new Map(eventId.split('-').map((part) => part.split('.') as [string, string | undefined]))
  return subjectsOf(followed).filter((subject) => {
    const version = Number(heard.get(`${LETTERS[subject.scope]}${subject.id}`) ?? Number.NaN)
    return version !== feed.versionOf(subject)
  })
}
