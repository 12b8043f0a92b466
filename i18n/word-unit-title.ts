import type { LayoutType } from '#domain/layout/layout.ts'
import { joinWords } from './join-words.ts'
import type { Translator } from './translator.ts'
import { wordInstance, wordNumber } from './word-unit.ts'

/** A unit and its place. Names are in the reader's language. */
export interface TitledUnit {
  readonly kind: LayoutType
  readonly number: string
  readonly estate: string
  readonly section: { readonly number: number; readonly name: string | null }
  /** The number of sections of the building; undefined if unknown. */
  readonly sectionCount: number | undefined
  /** Null if it is not to be named. */
  readonly storey: number | null
}

/** A title that identifies a unit: Apartment 4, Linden Court, Entrance 2, Floor 1. */
export function wordUnitTitle(translator: Translator, unit: TitledUnit): string {
  return joinParts(translator, [wordInstance(translator, unit.kind, unit.number), ...placeParts(translator, unit)])
}

/** Where a unit is, with its number and what else is to be named: Linden Court, Entrance 2, Floor 1, No. 4. */
export function wordUnitPlace(translator: Translator, unit: TitledUnit, ...others: readonly string[]): string {
  return joinParts(translator, [...placeParts(translator, unit), wordNumber(translator, unit.number), ...others])
}

function placeParts(translator: Translator, unit: TitledUnit): readonly string[] {
  // A house has no storey.
  const storey = unit.kind === 'house' || unit.storey === null ? [] : [unit.storey]
  return [
    unit.estate,
    isOneOfSeveral(unit) ? wordEntrance(translator, unit) : '',
    ...storey.map((number) => translator.t('storey.name', { number: String(number) })),
  ]
}

/** Names nothing twice. */
function joinParts(translator: Translator, parts: readonly string[]): string {
  return joinWords(
    translator,
    [...new Set(parts)].filter((part) => part !== ''),
  )
}

/** A single section is not named. If the count is unknown, a name or a number above 1 means several. */
function isOneOfSeveral({ section, sectionCount }: TitledUnit): boolean {
  return sectionCount === undefined ? section.name !== null || section.number > 1 : sectionCount > 1
}

/** Houses have no entrances, only names. */
function wordEntrance({ t }: Translator, { kind, section }: TitledUnit): string {
  return section.name ?? (kind === 'house' ? '' : t('section.name', { number: String(section.number) }))
}
