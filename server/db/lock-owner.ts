import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** The process that holds a data folder. */
export interface LockOwner {
  /** Random: distinguishes owners that are otherwise the same. */
  readonly id: string
  readonly host: string
  /** Where the process id is valid: the running kernel and its pid namespace; null if unknown. */
  readonly place: string | null
  readonly pid: number
  /** Distinguishes a process from a later one with the same id; null if the system does not report it. */
  readonly started: string | null
}

/** Describes this process. */
export function describeOwner(id: string): LockOwner {
  return { id, host: hostname(), place: readPlace(), pid: process.pid, started: startOf(process.pid) }
}

/** Reads the text of a lock; null if it is cut off or not a lock. */
export function parseOwner(text: string): LockOwner | null {
  try {
    const owner: Partial<LockOwner> | null = JSON.parse(text)
    if (typeof owner?.pid !== 'number') return null
    const { id = '', host = hostname(), place = null, pid, started = null } = owner
    return { id, host, place, pid, started }
  } catch {
    return null
  }
}

/** Whether the owner runs; null if unknown because the owner is in another container or on another machine. */
export function isOwnerAlive({ host, place, pid, started }: LockOwner): boolean | null {
  // Without namespaces (macOS, Windows) the host name is all there is.
  if (place !== readPlace() || (place === null && host !== hostname())) return null
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return startOf(pid) === started
}

function readPlace(): string | null {
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return null
  }
}

/** When a process started, in the clock ticks of the Linux kernel. */
function startOf(pid: number): string | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is a name that may contain spaces and parentheses; the start time is the 20th field after it.
    return fields.slice(fields.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}
