import { EXISTS } from '#domain/draft/entity.ts'
import { createBrowserStorage, eachRecord } from './browser-storage.ts'
import type { Clash, Clashes } from './clashes.ts'
import { asKept, isOrphan, type KeptAct, leftToSend, overwrittenBy, withoutFields } from './kept-act.ts'
import { leaveActs, takeLeftActs } from './left-acts.ts'
import { enterTab } from './open-tabs.ts'
import type { Waiting } from './waiting.ts'

const NAME = 'vitrine-studio'
/** Clashes by account, person, project and field. Version 1 also kept the acts of a project here, as one list. */
const CLASHES = 'waiting'
/** One record per act, in the order in which all tabs made them. */
const ACTS = 'acts'
const BY_WORK = 'work'

/** Keeps what a reload, a crash or closing the browser must not lose: acts that the server does not have yet, and clashes. */
export interface OfflineQueue {
  /** Takes over the acts of tabs that are gone, oldest first. Each act belongs to one open tab, which sends it. */
  readonly adopt: () => Promise<readonly Waiting[]>
  /** Calls back when another tab that kept acts is gone. */
  readonly onOrphans: (listener: () => void) => void
  /** Keeps an act. False if this browser can't keep anything, as in some private windows. */
  readonly keep: (act: Waiting) => Promise<boolean>
  /** What is still to be sent of an act: not what somebody has changed since in another tab. It may be left with no change. */
  readonly leftOf: (act: Waiting) => Promise<Waiting>
  /** Keeps acts of this tab as they are now. */
  readonly rewrite: (acts: readonly Waiting[]) => Promise<void>
  /** Acts in the order in which all tabs made them. */
  readonly inOrder: (acts: readonly Waiting[]) => readonly Waiting[]
  readonly forget: (act: Waiting) => Promise<void>
  /** Forgets an act that the server has, and what older acts of any tab would change back. */
  readonly forgetSent: (act: Waiting) => Promise<void>
  readonly readClashes: () => Promise<readonly Clash[]>
  /** Keeps new clashes and forgets those that are gone. Clashes of another tab stay. */
  readonly changeClashes: (before: Clashes, after: Clashes) => Promise<void>
  /** Leaves what is still kept to the next tab or screen that opens the project. */
  readonly close: () => void
}

/** The queue of a person in a project, for this tab. */
export async function openQueue(account: number, person: number, project: number): Promise<OfflineQueue> {
  const work = [account, person, project]
  const tab = await enterTab(NAME)
  const storage = createBrowserStorage(NAME, 2, makeStores)
  // Opened first: then an act is written in the task in which it was made, and a reload right after it loses nothing.
  await storage.open()
  const places = new Map<string, Promise<IDBValidKey | undefined>>()
  /** The same places, once they are known. */
  const known = new Map<string, number>()
  const note = (key: string, place: IDBValidKey | undefined) => {
    if (places.has(key) && typeof place === 'number') known.set(key, place)
  }
  /** Takes the place of an act, which may still be on its way to the disk. */
  const leave = async (key: string) => {
    const place = await places.get(key)
    places.delete(key)
    known.delete(key)
    return place
  }
  const isOfWork = (record: KeptAct) => indexedDB.cmp(record.work, work) === 0
  /** Acts that are on their way to the disk. Another tab that writes may hold them up. */
  const unstored = new Map<string, KeptAct>()
  let isLeft = false
  const onLeave = () => {
    if (unstored.size === 0) return
    leaveActs(tab.name, [...unstored.values()])
    isLeft = true
  }
  addEventListener('pagehide', onLeave)
  const store = async (act: Waiting) => {
    const record: KeptAct = { work, tab: tab.name, act }
    unstored.set(act.key, record)
    const place = storage.write(ACTS, (acts) => acts.add(record))
    places.set(act.key, place)
    tab.tellOthers()
    const at = await place
    unstored.delete(act.key)
    // The browser brought the page back as it was, with what it was storing.
    if (isLeft) takeLeftActs((left) => left.tab === tab.name && left.act.key === act.key)
    note(act.key, at)
    return at !== undefined
  }
  return {
    adopt: async () => {
      const open = await tab.openTabs()
      const taken: Waiting[] = []
      const left = new Map(takeLeftActs(isOfWork).map((record) => [record.act.key, record.act]))
      const adopt = (cursor: IDBCursorWithValue) => {
        const record: KeptAct = cursor.value
        // It was stored after all.
        left.delete(record.act.key)
        if (record.tab !== tab.name && open.has(record.tab)) tab.watch(record.tab)
        if (!isOrphan(record, tab.name, open)) return
        if (record.act.changes.length === 0) return void cursor.delete()
        cursor.update({ ...record, tab: tab.name } satisfies KeptAct)
        places.set(record.act.key, Promise.resolve(cursor.primaryKey))
        note(record.act.key, cursor.primaryKey)
        taken.push(record.act)
      }
      const isDone = await storage.walk(ACTS, (store) =>
        eachRecord(store.index(BY_WORK).openCursor(IDBKeyRange.only(work)), adopt),
      )
      for (const act of left.values()) await store(act)
      return [...(isDone ? taken : []), ...left.values()]
    },
    onOrphans: tab.onGone,
    keep: store,
    leftOf: async (act) => {
      const place = await places.get(act.key)
      if (place === undefined) return act
      const later = await storage.read<KeptAct[]>(ACTS, (store) => store.getAll(IDBKeyRange.lowerBound(place)))
      return leftToSend(act, tab.name, later?.filter(isOfWork) ?? [])
    },
    rewrite: async (acts) => {
      for (const act of acts) {
        const place = await places.get(act.key)
        if (place === undefined) continue
        const rewrite = (cursor: IDBCursorWithValue) => {
          const record: KeptAct = cursor.value
          cursor.update({ ...record, act: asKept(act, record.act) } satisfies KeptAct)
        }
        await storage.walk(ACTS, (store) => eachRecord(store.openCursor(IDBKeyRange.only(place)), rewrite))
      }
    },
    inOrder: (acts) => {
      // What is not on the disk yet is the newest.
      const placeOf = ({ key }: Waiting) => known.get(key) ?? Number.MAX_VALUE
      return acts.toSorted((a, b) => placeOf(a) - placeOf(b))
    },
    forget: async ({ key }) => {
      const place = await leave(key)
      if (place !== undefined) await storage.write(ACTS, (store) => store.delete(place))
    },
    forgetSent: async (act) => {
      const place = await leave(act.key)
      if (place === undefined) return
      const overwrite = (cursor: IDBCursorWithValue) => {
        const record: KeptAct = cursor.value
        const left = withoutFields(record.act, overwrittenBy([act]))
        if (left !== record.act && isOfWork(record)) cursor.update({ ...record, act: left } satisfies KeptAct)
      }
      await storage.walk(ACTS, (store) => {
        store.delete(place)
        eachRecord(store.openCursor(IDBKeyRange.upperBound(place, true)), overwrite)
      })
    },
    readClashes: async () => {
      // The key of a clash ends with that of its field.
      const range = IDBKeyRange.bound([...work, ''], [...work, []])
      return (await storage.read<Clash[]>(CLASHES, (store) => store.getAll(range))) ?? []
    },
    changeClashes: async (before, after) => {
      const gone = [...before.keys()].filter((name) => !after.has(name))
      const added = [...after].filter(([name, clash]) => before.get(name) !== clash && clash.field !== EXISTS)
      if (gone.length === 0 && added.length === 0) return
      const save = (store: IDBObjectStore) => [
        ...added.map(([name, clash]) => store.put(clash, [...work, name])),
        ...gone.map((name) => store.delete([...work, name])),
      ]
      await storage.write(CLASHES, (store) => save(store).at(-1) as IDBRequest)
    },
    close: () => {
      removeEventListener('pagehide', onLeave)
      tab.leave()
      storage.close()
    },
  }
}

/** Forgets all kept work, when somebody signs out. */
export async function clearKeptWork(): Promise<void> {
  const storage = createBrowserStorage(NAME, 2, makeStores)
  for (const name of [ACTS, CLASHES]) await storage.write(name, (store) => store.clear())
  takeLeftActs(() => true)
  storage.close()
}

function makeStores(database: IDBDatabase, transaction: IDBTransaction, oldVersion: number): void {
  const acts = database.createObjectStore(ACTS, { autoIncrement: true })
  acts.createIndex(BY_WORK, 'work')
  if (oldVersion === 0) database.createObjectStore(CLASHES)
  else splitLists(transaction.objectStore(CLASHES), acts)
}

/** Takes over what version 1 kept: all acts of a project in one list. */
function splitLists(lists: IDBObjectStore, acts: IDBObjectStore): void {
  eachRecord(lists.openCursor(), (cursor) => {
    if (!Array.isArray(cursor.value)) return
    for (const act of cursor.value) acts.add({ work: cursor.primaryKey, tab: '', act } satisfies KeptAct)
    cursor.delete()
  })
}
