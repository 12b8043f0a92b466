import type { Jobs } from './jobs.ts'

/** For tests that enqueue no jobs. Throws if one does. */
export const NO_JOBS: Jobs = {
  enqueue: none,
  keysOf: none,
  remove: none,
  work: none,
  stop: async () => {},
}

function none(): never {
  throw new Error('there are no jobs in this test')
}
