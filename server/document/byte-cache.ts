/** Keeps the most recently used bytes by key, up to a total size. */
export interface ByteCache {
  readonly get: (key: string) => Buffer | undefined
  readonly set: (key: string, bytes: Buffer) => void
}

/** Creates a cache of at most `most` bytes; larger values are not kept. */
export function createByteCache(most: number): ByteCache {
  const kept = new Map<string, Buffer>()
  let size = 0

  function drop(key: string): void {
    size -= kept.get(key)?.length ?? 0
    kept.delete(key)
  }

  return {
    get: (key) => {
      const bytes = kept.get(key)
      if (!bytes) return undefined
      // Moves it to the end: the least recently used is dropped first.
      kept.delete(key)
      kept.set(key, bytes)
      return bytes
    },
    set: (key, bytes) => {
      drop(key)
      if (bytes.length > most) return
      kept.set(key, bytes)
      size += bytes.length
      for (const oldest of kept.keys()) {
        if (size <= most) break
        drop(oldest)
      }
    },
  }
}
