import type { Waiting } from './waiting.ts'

const NAME = 'vitrine-studio'
const STORE = 'waiting'

/** Keeps acts that the server does not have yet, so that closing the browser does not lose them. */
export interface KeptQueue {
  readonly read: () => Promise<readonly Waiting[]>
  readonly write: (waiting: readonly Waiting[]) => Promise<void>
}

/** The kept acts of a person in a project. Another person who uses the same browser has others. */
export function keptQueue(account: number, person: number, project: number): KeptQueue {
  const key = [account, person, project]
  return {
    // Without storage, as in some private windows, acts wait only as long as the page is open.
    read: async () => (await inStore<Waiting[]>('readonly', (store) => store.get(key)).catch(() => undefined)) ?? [],
    write: async (waiting) => {
      const save = (store: IDBObjectStore) => (waiting.length > 0 ? store.put([...waiting], key) : store.delete(key))
      await inStore('readwrite', save).catch(() => undefined)
    },
  }
}

/** Forgets all kept acts, when somebody signs out. */
export async function clearKeptQueues(): Promise<void> {
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
