import { EXISTS } from '#domain/draft/entity.ts'
import type { Clash, Clashes } from './clashes.ts'
import type { Waiting } from './waiting.ts'

const NAME = 'vitrine-studio'
const STORE = 'waiting'

/** Keeps what a reload or closing the browser must not lose: acts that the server does not have yet, and open clashes. */
export interface KeptWork {
  readonly read: () => Promise<readonly Waiting[]>
  readonly write: (waiting: readonly Waiting[]) => Promise<void>
  readonly readClashes: () => Promise<readonly Clash[]>
  /** Keeps new clashes and forgets those that are gone. Clashes of another tab stay. */
  readonly changeClashes: (before: Clashes, after: Clashes) => Promise<void>
}

/** The kept work of a person in a project. Another person who uses the same browser has other work. */
export function keptWork(account: number, person: number, project: number): KeptWork {
  const key = [account, person, project]
  return {
    // Without storage, as in some private windows, work is kept only as long as the page is open.
    read: async () => (await inStore<Waiting[]>('readonly', (store) => store.get(key)).catch(() => undefined)) ?? [],
    write: async (waiting) => {
      const save = (store: IDBObjectStore) => (waiting.length > 0 ? store.put([...waiting], key) : store.delete(key))
      await inStore('readwrite', save).catch(() => undefined)
    },
    readClashes: async () => {
      // The keys of its clashes begin with the key of the work, and end with that of a field.
      const range = IDBKeyRange.bound([...key, ''], [...key, []])
      return (await inStore<Clash[]>('readonly', (store) => store.getAll(range)).catch(() => undefined)) ?? []
    },
    changeClashes: async (before, after) => {
      const gone = [...before.keys()].filter((name) => !after.has(name))
      const added = [...after].filter(([name, clash]) => before.get(name) !== clash && clash.field !== EXISTS)
      if (gone.length === 0 && added.length === 0) return
      const save = (store: IDBObjectStore) => [
        ...added.map(([name, clash]) => store.put(clash, [...key, name])),
        ...gone.map((name) => store.delete([...key, name])),
      ]
      await inStore('readwrite', (store) => save(store).at(-1) as IDBRequest).catch(() => undefined)
    },
  }
}

/** Forgets all kept work, when somebody signs out. */
export async function clearKeptWork(): Promise<void> {
  await inStore('readwrite', (store) => store.clear()).catch(() => undefined)
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest,
): Promise<Result | undefined> {
  const database = await open()
  try {
    return await result(act(database.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    database.close()
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
  return result(request)
}

function result<Result>(request: IDBRequest): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}
