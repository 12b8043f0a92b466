/** Remembers bytes by a key, the last used ones up to a size. */
export interface ByteCache {
  readonly get: (key: string) => Buffer | undefined
  readonly set: (key: string, bytes: Buffer) => void
}

/** Makes a cache that holds so many bytes at most; what is larger by itself is not kept. */
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
      // The last used one is the last to be dropped.
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
