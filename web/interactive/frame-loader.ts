/** Loads the frames of a picture as the visitor turns it. */
export interface FrameLoader<Frame> {
  /** The frame if it has loaded. Otherwise null, and it loads next and is passed to `onLoad`. */
  readonly want: (index: number) => Frame | null
  /** Loads frames that may be wanted soon, in this order. */
  readonly preload: (indexes: readonly number[]) => void
  /** Adds a frame that is already loaded. */
  readonly keep: (index: number, frame: Frame) => void
  /** Drops all frames. */
  readonly clear: () => void
}

interface LoaderOptions<Frame> {
  readonly load: (index: number) => Promise<Frame>
  readonly onLoad: (index: number, frame: Frame) => void
  /** The number of frames to keep, those used last: decoded pictures are large. */
  readonly most: number
}

/** The number of parallel loads. More would only delay the wanted frame. */
const AT_ONCE = 2

/** Creates a loader. During a fast turn it loads only the frame that was wanted last. */
export function createFrameLoader<Frame>({ load, onLoad, most }: LoaderOptions<Frame>): FrameLoader<Frame> {
  const kept = new Map<number, Frame>()
  const loading = new Set<number>()
  let wish: number | null = null
  let later: readonly number[] = []
  let age = 0

  function keep(index: number, frame: Frame): void {
    // Re-inserting makes the order of the map that of use.
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
    // A frame that fails is not retried until it is wanted again.
    later = later.filter((other) => other !== index)
    loading.add(index)
    const begun = age
    load(index)
      .then((frame) => {
        if (begun !== age) return
        keep(index, frame)
        onLoad(index, frame)
      }, console.warn)
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
