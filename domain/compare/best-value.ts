import { isFree } from '#domain/chess/availability.ts'
import type { Project } from '#domain/project/project.ts'
import type { BestWord, ComparedUnit, CompareRow, CompareValue } from './compare-row.ts'

interface Measure {
  readonly at: number
  readonly size: number
  /** Currency or area unit: values with different scales can't be compared. */
  readonly scale: string
}

/** The units with the best value of a row. Null if values are equal or not comparable, or if no free unit has it. */
export function bestOf(
  units: readonly ComparedUnit[],
  values: readonly (CompareValue | null)[],
  word: BestWord,
): CompareRow['best'] {
  const measures = units.flatMap(({ project }, at) => measure(values[at] ?? null, at, project) ?? [])
  const [lowest, highest] = [Math.min(...measures.map(sizeOf)), Math.max(...measures.map(sizeOf))]
  const isOneScale = new Set(measures.map(({ scale }) => scale)).size === 1
  if (!isOneScale || lowest === highest) return null
  const best = word === 'lowest' ? lowest : highest
  const winners = measures.filter(({ at, size }) => size === best && isFree((units[at] as ComparedUnit).instance))
  return winners.length === 0 ? null : { word, at: winners.map(({ at }) => at) }
}

function measure(value: CompareValue | null, at: number, project: Project): Measure | null {
  switch (value?.kind) {
    case 'money':
      return { at, size: value.amount, scale: project.currency }
    case 'area':
      return { at, size: value.area, scale: project.area_unit }
    case 'length':
      return { at, size: value.length, scale: project.area_unit }
    case 'storey':
      return { at, size: value.number, scale: '' }
    default:
      return null
  }
}

function sizeOf({ size }: Measure): number {
  return size
}
