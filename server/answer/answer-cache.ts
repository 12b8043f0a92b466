import type { Subject } from '#server/live/change.ts'
import type { ChangeFeed } from '#server/live/change-feed.ts'
import { type PreparedAnswer, prepareAnswer } from './prepared-answer.ts'
import { createSubjectCache } from './subject-cache.ts'

/** The data of an answer and everything whose change makes it stale. */
export interface BuiltAnswer {
  readonly data: unknown
  readonly subjects: readonly Subject[]
}

/** Answers that are built once and served until something they say changes. */
export interface AnswerCache {
  /** The answer of a key; built, unless it stands ready. Null is never kept: there is nothing by that name. */
  readonly get: (key: string, build: () => Promise<BuiltAnswer | null>) => Promise<PreparedAnswer | null>
  /** The answer of a key that stands ready. */
  readonly peek: (key: string) => PreparedAnswer | undefined
}

// Frames, storeys and languages multiply to any number of answers.
const MOST_BYTES = 64e6

/** An empty cache of answers. */
export function createAnswerCache(feed: ChangeFeed): AnswerCache {
  const cache = createSubjectCache<PreparedAnswer>(feed, { most: MOST_BYTES, sizeOf: ({ size }) => size })
  return {
    peek: cache.peek,
    get: (key, build) =>
      cache.get(key, async () => {
        const built = await build()
        return built && { value: await prepareAnswer(built.data), subjects: built.subjects }
      }),
  }
}
