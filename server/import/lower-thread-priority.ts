import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import path from 'node:path'

/** Lowers the priority of this thread below all others. Only Linux has a priority for single threads. */
export function lowerThreadPriority(): void {
  try {
    setPriority(Number(path.basename(readlinkSync('/proc/thread-self'))), constants.priority.PRIORITY_LOW)
  } catch {
    // Works without it, but visitors wait a little longer.
  }
}
