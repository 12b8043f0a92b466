import type { Jobs } from './jobs.ts'

/** For tests that leave no work behind; who does gets told. */
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
