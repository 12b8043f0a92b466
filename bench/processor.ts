import { readdirSync, readFileSync } from 'node:fs'

/** Processor time so far, in seconds, by thread of a process and its children; and of the machine. */
export interface ProcessorTimes {
  readonly at: number
  readonly threads: ReadonlyMap<string, number>
  readonly machine: number
  /** Connections of the machine that a server had no place for in its queue. */
  readonly overflows: number
}

// The kernel counts in hundredths of a second.
const TICK = 100

/** Reads the processor time of some processes with their children, each under a name. */
export function readProcessorTimes(processes: Readonly<Record<string, number>>): ProcessorTimes {
  const threads = new Map<string, number>()
  for (const [name, pid] of Object.entries(processes)) {
    for (const own of [pid, ...childrenOf(pid)]) {
      for (const thread of list(`/proc/${own}/task`)) {
        const time = timeOf(`/proc/${own}/task/${thread}/stat`)
        threads.set(`${name} ${thread === String(pid) ? 'main thread' : thread}`, time)
      }
    }
  }
  // cpu user nice system idle iowait irq softirq steal
  const machine = readFileSync('/proc/stat', 'utf8').split('\n')[0]?.split(/\s+/).slice(1, 9).map(Number) ?? []
  const busy = machine.reduce((sum, ticks, index) => sum + (index === 3 || index === 4 ? 0 : ticks), 0)
  return { at: performance.now(), threads, machine: busy / TICK, overflows: readOverflows() }
}

/** The share of a core that each thread of a process took between two readings, the busiest first. */
export function threadsOf(name: string, before: ProcessorTimes, after: ProcessorTimes): ReadonlyMap<string, number> {
  const seconds = (after.at - before.at) / 1000
  const used = [...after.threads]
    .filter(([thread]) => thread.startsWith(`${name} `))
    .map(
      ([thread, time]) =>
        [thread.slice(name.length + 1), (time - (before.threads.get(thread) ?? 0)) / seconds] as const,
    )
  return new Map(used.toSorted(([, one], [, other]) => other - one))
}

/** The share of a core that a process took between two readings. */
export function shareOf(name: string, before: ProcessorTimes, after: ProcessorTimes): number {
  return [...threadsOf(name, before, after).values()].reduce((sum, share) => sum + share, 0)
}

/** The processes that a process has started. */
export function childrenOf(pid: number): readonly number[] {
  return list(`/proc/${pid}/task`).flatMap((thread) => {
    try {
      return readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
    } catch {
      return []
    }
  })
}

function readOverflows(): number {
  const [names = '', values = ''] = readFileSync('/proc/net/netstat', 'utf8').split('\n')
  return Number(values.split(' ')[names.split(' ').indexOf('ListenOverflows')] ?? 0)
}

function timeOf(file: string): number {
  try {
    const text = readFileSync(file, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) / TICK
  } catch {
    return 0
  }
}

function list(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
