import type { LayoutType } from '#domain/layout/layout.ts'
import type { Translator } from './translator.ts'
import { wordInstance } from './word-unit.ts'

/** A unit with where it is; names are in the reader's language. */
export interface TitledUnit {
  readonly kind: LayoutType
  readonly number: string
  readonly estate: string
  readonly section: { readonly number: number; readonly name: string | null }
  /** How many sections the building has; undefined where nobody has counted them. */
  readonly sectionCount: number | undefined
  /** Null where it is not to be named. */
  readonly storey: number | null
}

/** A unit in a line that no other unit has: Apartment 4, Linden Court, Entrance 2, Floor 1. */
export function wordUnitTitle(translator: Translator, unit: TitledUnit): string {
  // A house is all of its storeys.
  const storey = unit.kind === 'house' || unit.storey === null ? [] : [unit.storey]
  const parts = [
    wordInstance(translator, unit.kind, unit.number),
    unit.estate,
    isOneOfSeveral(unit) ? wordEntrance(translator, unit) : '',
    ...storey.map((number) => translator.t('storey.name', { number: String(number) })),
  ]
  return [...new Set(parts)].filter((part) => part !== '').join(', ')
}

/** One section says nothing about where. Uncounted ones are several if this one has a name or a higher number. */
function isOneOfSeveral({ section, sectionCount }: TitledUnit): boolean {
  return sectionCount === undefined ? section.name !== null || section.number > 1 : sectionCount > 1
}

/** A row of houses has no entrances, only names. */
function wordEntrance({ t }: Translator, { kind, section }: TitledUnit): string {
  return section.name ?? (kind === 'house' ? '' : t('section.name', { number: String(section.number) }))
}
