import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import path from 'node:path'

/** Lets every other thread of the machine go before this one. Only Linux knows the priority of a single thread. */
export function lowerThread(): void {
  try {
    setPriority(Number(path.basename(readlinkSync('/proc/thread-self'))), constants.priority.PRIORITY_LOW)
  } catch {
    // Everything works without it, only visitors wait a little longer.
  }
}
