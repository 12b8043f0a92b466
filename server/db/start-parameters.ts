import { PGlite } from '@electric-sql/pglite'

// By default PostgreSQL reserves 128 MB for pages; a catalogue large enough to need that runs on a server.
const SMALL = ['-c', 'shared_buffers=16MB', '-c', 'wal_buffers=1MB']
// fsync is the only sync call that reaches our file system: Emscripten ignores fdatasync.
const SYNCED = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync']
const NO_SYNC = '-F'

/** Starts PGlite so that a commit waits for the disk. */
export function durableStart(): string[] {
  return [...PGlite.defaultStartParams.filter((parameter) => parameter !== NO_SYNC), ...SYNCED, ...SMALL]
}

/** Starts PGlite so that it never waits for the disk. */
export function quickStart(): string[] {
  return [...PGlite.defaultStartParams, ...SMALL]
}
