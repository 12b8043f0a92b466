/** An IndexedDB database that stays open. Without storage, as in some private windows, its calls have no result. */
interface BrowserStorage {
  readonly open: () => Promise<void>
  /**
   * Makes one request. If the database is open, it is made and committed at once, so that leaving the page right after it
   * loses nothing. Resolves with its result when it is stored, or with undefined if that was not possible.
   */
  readonly write: <Result>(
    store: string,
    request: (store: IDBObjectStore) => IDBRequest<Result>,
  ) => Promise<Result | undefined>
  /** Makes one request that only reads. Undefined if that was not possible. */
  readonly read: <Result>(
    store: string,
    request: (store: IDBObjectStore) => IDBRequest<Result>,
  ) => Promise<Result | undefined>
  /** Runs a transaction that makes requests as it goes. Resolves with whether it was stored. */
  readonly walk: (store: string, act: (store: IDBObjectStore) => void) => Promise<boolean>
  readonly close: () => void
}

/** Makes the stores of a new version. */
type Upgrade = (database: IDBDatabase, transaction: IDBTransaction, oldVersion: number) => void

/** Opens a database of this browser when it is first used. */
export function createBrowserStorage(name: string, version: number, upgrade: Upgrade): BrowserStorage {
  let database: IDBDatabase | null = null
  const close = () => {
    database?.close()
    database = null
  }
  const open = async () => {
    const opened = await openDatabase(name, version, upgrade)
    // A newer Studio in another tab must be able to change the stores.
    opened.addEventListener('versionchange', close)
    opened.addEventListener('close', close)
    database = opened
    return opened
  }
  const makeIn = async <Result>(
    mode: IDBTransactionMode,
    store: string,
    request: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result | undefined> => {
    try {
      // No `await` before the request if the database is open.
      const transaction = (database ?? (await open())).transaction(store, mode)
      const made = request(transaction.objectStore(store))
      transaction.commit()
      await whenStored(transaction)
      return made.result
    } catch {
      return undefined
    }
  }
  return {
    close,
    open: async () => {
      await open().catch(() => {})
    },
    write: (store, request) => makeIn('readwrite', store, request),
    read: (store, request) => makeIn('readonly', store, request),
    walk: async (store, act) => {
      try {
        const transaction = (database ?? (await open())).transaction(store, 'readwrite')
        act(transaction.objectStore(store))
        await whenStored(transaction)
        return true
      } catch {
        return false
      }
    },
  }
}

/** Calls `act` for each record that a cursor finds. */
export function eachRecord(
  request: IDBRequest<IDBCursorWithValue | null>,
  act: (cursor: IDBCursorWithValue) => void,
): void {
  request.addEventListener('success', () => {
    const cursor = request.result
    if (!cursor) return
    act(cursor)
    cursor.continue()
  })
}

function openDatabase(name: string, version: number, upgrade: Upgrade): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version)
    request.addEventListener('upgradeneeded', ({ oldVersion }) => {
      if (request.transaction) upgrade(request.result, request.transaction, oldVersion)
    })
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}

function whenStored(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error))
  })
}
