/** Frames of a picture, loaded as a visitor turns to them. */
export interface FrameLoader<Frame> {
  /** The frame if it has come; else it is loaded next, and `onLoad` hears of it. */
  readonly want: (index: number) => Frame | null
  /** Loads frames that may be wanted soon, one after another, the first one first. */
  readonly preload: (indexes: readonly number[]) => void
  /** Keeps a frame that is there already. */
  readonly keep: (index: number, frame: Frame) => void
  /** Forgets all that has come. */
  readonly clear: () => void
}

interface LoaderOptions<Frame> {
  readonly load: (index: number) => Promise<Frame>
  readonly onLoad: (index: number, frame: Frame) => void
  /** So many frames are kept, those that were used last: decoded pictures are large. */
  readonly most: number
}

/** More at once would only delay the one that is wanted. */
const AT_ONCE = 2

/** A loader that follows a fast turn: of the frames that were wanted meanwhile only the last one is loaded. */
export function createFrameLoader<Frame>({ load, onLoad, most }: LoaderOptions<Frame>): FrameLoader<Frame> {
  const kept = new Map<number, Frame>()
  const loading = new Set<number>()
  let wish: number | null = null
  let later: readonly number[] = []
  let age = 0

  function keep(index: number, frame: Frame): void {
    // The order of a map is that of use.
    kept.delete(index)
    kept.set(index, frame)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
  }

  function next(): number | null {
    if (wish !== null && !loading.has(wish)) return wish
    return later.find((index) => !kept.has(index) && !loading.has(index)) ?? null
  }

  function pump(): void {
    const index = loading.size < AT_ONCE ? next() : null
    if (index === null) return
    if (index === wish) wish = null
    // What cannot be had is asked for again only when it is wanted again (spec 8).
    later = later.filter((other) => other !== index)
    loading.add(index)
    const begun = age
    load(index)
      .then((frame) => {
        if (begun !== age) return
        keep(index, frame)
        onLoad(index, frame)
      }, console.error)
      .finally(() => {
        loading.delete(index)
        pump()
      })
    pump()
  }

  return {
    keep,
    want: (index) => {
      const frame = kept.get(index)
      wish = frame || loading.has(index) ? null : index
      if (frame) keep(index, frame)
      pump()
      return frame ?? null
    },
    preload: (indexes) => {
      later = indexes
      pump()
    },
    clear: () => {
      age++
      kept.clear()
      later = []
    },
  }
}
