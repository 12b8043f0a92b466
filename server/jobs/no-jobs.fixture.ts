import type { Jobs } from './jobs.ts'

/** For tests that enqueue no jobs. Throws if one does. */
export const NO_JOBS: Jobs = {
  enqueue: none,
  keysOf: none,
  remove: none,
  work: none,
  stop: async () => {},
}

/** For tests in which it does not matter what becomes of jobs. */
export const DROPPED_JOBS: Jobs = {
  enqueue: async () => {},
  keysOf: async () => new Set(),
  remove: async () => 0,
  work: none,
  stop: async () => {},
}

function none(): never {
  throw new Error('there are no jobs in this test')
}
