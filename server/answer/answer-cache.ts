import type { Subject } from '#server/live/change.ts'
import type { ChangeFeed } from '#server/live/change-feed.ts'
import { type PreparedAnswer, prepareAnswer } from './prepared-answer.ts'
import { createSubjectCache } from './subject-cache.ts'

/** The data of an answer and the subjects whose change makes it stale. */
export interface BuiltAnswer {
  readonly data: unknown
  readonly subjects: readonly Subject[]
}

/** Answers that are built once and served until their data changes. */
export interface AnswerCache {
  /** The answer of a key, built if it is not cached. Null means not found and is never cached. */
  readonly get: (key: string, build: () => Promise<BuiltAnswer | null>) => Promise<PreparedAnswer | null>
  /** The cached answer of a key. */
  readonly peek: (key: string) => PreparedAnswer | undefined
}

// Frames × storeys × languages can be any number of answers.
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
