import { PGlite } from '@electric-sql/pglite'

// PostgreSQL would set 128 MB aside for pages; the data of a catalogue that needs them has a server of its own.
const SMALL = ['-c', 'shared_buffers=16MB', '-c', 'wal_buffers=1MB']
// The only sync call that reaches our file system: Emscripten ignores fdatasync.
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
