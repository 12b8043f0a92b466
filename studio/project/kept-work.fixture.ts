import type { Clash } from './clashes.ts'
import type { KeptWork } from './kept-work.ts'
import type { Waiting } from './waiting.ts'

/** Keeps work in memory, as a browser does on its disk, and says what is kept now. */
export function keptInMemory() {
  let waiting: readonly Waiting[] = []
  const clashes = new Map<string, Clash>()
  return {
    read: async () => waiting,
    write: async (next) => {
      waiting = next
    },
    readClashes: async () => [...clashes.values()],
    changeClashes: async (before, after) => {
      for (const key of before.keys()) clashes.delete(key)
      for (const [key, clash] of after) clashes.set(key, clash)
    },
    now: () => waiting,
    clashes: () => [...clashes.values()],
  } satisfies KeptWork & Record<'now' | 'clashes', () => unknown>
}
