import type { DatabaseName } from './ground.ts'
import type { Outcome } from './run-row.ts'

const COLUMNS = ['acknowledged', 'stored', 'doubled', 'lost', 'repeated', 'well again'] as const

/** The head of the table. */
export function headLine(): string {
  return `${'fault'.padEnd(30)} ${'database'.padEnd(11)} ${COLUMNS.map((name) => name.padStart(12)).join(' ')}`
}

/** One line of the table, and one for each note and each thing that is lost or doubled. */
export function outcomeLines(name: string, database: DatabaseName, outcome: Outcome): readonly string[] {
  const start = `${name.padEnd(30)} ${database.padEnd(11)}`
  if ('notRun' in outcome) return [`${start}   not run: ${outcome.notRun}`]
  if ('broken' in outcome) return [`${start}   BROKEN: ${outcome.broken}`]
  const { acknowledged, stored, doubled, lost, repeated, recovery, faults, notes } = outcome
  const wellAgain = recovery === null ? '–' : `second ${recovery}`
  const cells = [acknowledged, stored, doubled, lost, repeated, wellAgain].map((cell) => String(cell).padStart(12))
  return [
    `${start} ${cells.join(' ')}`,
    ...notes.map((note) => `    (${note})`),
    ...faults.slice(0, 10).map((fault) => `    ${fault}`),
  ]
}

/** Whether a row shows a fault of the product. */
export function isBad(outcome: Outcome): boolean {
  if ('notRun' in outcome) return false
  return 'broken' in outcome || outcome.lost > 0 || outcome.doubled > 0
}
