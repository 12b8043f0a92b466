import type { Clash } from './clashes.ts'
import { asKept, isOrphan, type KeptAct, leftToSend, overwrittenBy, withoutFields } from './kept-act.ts'
import type { OfflineQueue } from './offline-queue.ts'
import type { Waiting } from './waiting.ts'

/** What a browser keeps for all its tabs. A tab can close, reload or crash at any time. */
export class TabbedBrowser {
  readonly #acts = new Map<string, KeptAct>()
  readonly #clashes = new Map<string, Clash>()
  readonly #tabs = new Map<string, { readonly onOrphans: Set<() => void> }>()
  #count = 0
  /** Whether this browser keeps nothing, as some do in private windows. */
  isForgetful = false
  readonly #untilStored: () => Promise<void>
  /** Work reaches the disk in its order. */
  #disk = Promise.resolve()

  /** `untilStored` is how long the disk takes. */
  constructor(untilStored: () => Promise<void> = () => Promise.resolve()) {
    this.#untilStored = untilStored
  }

  /** The queue of a new tab, and what closes or crashes the tab. */
  openTab(): OfflineQueue & { readonly crash: () => void } {
    this.#count += 1
    const tab = `tab ${this.#count}`
    const own = { onOrphans: new Set<() => void>() }
    this.#tabs.set(tab, own)
    const isOpen = () => this.#tabs.has(tab)
    const crash = () => {
      this.#tabs.delete(tab)
      // The browser grants the lock of the tab to those that wait for it.
      for (const other of this.#tabs.values()) for (const listener of other.onOrphans) listener()
    }
    /** Work reaches the disk later, unless the tab is gone before. */
    const onDisk = (work: () => void) => {
      this.#disk = this.#disk.then(this.#untilStored).then(() => {
        if (isOpen()) work()
      })
      return this.#disk
    }
    return {
      crash,
      close: crash,
      adopt: async () => {
        let taken: readonly KeptAct[] = []
        await onDisk(() => {
          const orphans = [...this.#acts.values()].filter((one) => isOrphan(one, tab, new Set(this.#tabs.keys())))
          taken = orphans.filter(({ act }) => act.changes.length > 0)
          for (const one of orphans) {
            if (taken.includes(one)) this.#acts.set(one.act.key, { ...one, tab })
            else this.#acts.delete(one.act.key)
          }
        })
        return taken.map(({ act }) => act)
      },
      onOrphans: (listener) => {
        own.onOrphans.add(listener)
      },
      keep: async (act) => {
        if (this.isForgetful) return false
        await onDisk(() => this.#acts.set(act.key, { work: [1, 1, 1], tab, act }))
        return isOpen()
      },
      leftOf: async (act) => {
        let left = act
        await onDisk(() => {
          left = leftToSend(act, tab, this.#from(act.key))
        })
        return left
      },
      rewrite: (acts) =>
        onDisk(() => {
          for (const act of acts) {
            const one = this.#acts.get(act.key)
            if (one) this.#acts.set(act.key, { ...one, act: asKept(act, one.act) })
          }
        }),
      inOrder: (acts) => {
        const order = [...this.#acts.keys()]
        const placeOf = ({ key }: Waiting) => (this.#acts.has(key) ? order.indexOf(key) : Number.MAX_VALUE)
        return acts.toSorted((a, b) => placeOf(a) - placeOf(b))
      },
      forget: ({ key }) => onDisk(() => this.#acts.delete(key)),
      forgetSent: (act) =>
        onDisk(() => {
          const later = new Set(this.#from(act.key).map((one) => one.act.key))
          for (const [key, one] of this.#acts) {
            if (!later.has(key)) this.#acts.set(key, { ...one, act: withoutFields(one.act, overwrittenBy([act])) })
          }
          this.#acts.delete(act.key)
        }),
      readClashes: async () => [...this.#clashes.values()],
      changeClashes: (before, after) =>
        onDisk(() => {
          for (const key of before.keys()) this.#clashes.delete(key)
          for (const [key, clash] of after) this.#clashes.set(key, clash)
        }),
    }
  }

  /** An act as it is kept, and all that were kept after it. */
  #from(key: string): readonly KeptAct[] {
    const all = [...this.#acts.values()]
    return this.#acts.has(key) ? all.slice(all.findIndex(({ act }) => act.key === key)) : []
  }

  /** The acts that are kept now, oldest first. */
  acts(): readonly Waiting[] {
    return [...this.#acts.values()].map(({ act }) => act)
  }

  clashes(): readonly Clash[] {
    return [...this.#clashes.values()]
  }
}
