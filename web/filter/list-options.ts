import type { Chess, Instance } from '#domain/chess/chess.ts'
import type { Facets } from '#domain/filter/facets.ts'
import { kindsOf, typesOf } from '#domain/kind/kind.ts'
import type { LayoutType } from '#domain/layout/layout.ts'
import type { Translator } from '#i18n/translator.ts'
import { wordRoomChip } from './chip-words.ts'
import { hasRooms, type OfferedProject } from './chips-of.ts'

/** The criteria with a list of values. */
export type ListCriterion = 'types' | 'rooms' | 'estates' | 'tags' | 'promoactions'

/** A value to choose, and the number of units it would show. */
export interface ListOption {
  readonly value: string | number
  readonly label: string
  readonly count: number
}

interface Offer {
  readonly project: OfferedProject
  /** The shown types. */
  readonly types: readonly LayoutType[]
  readonly rooms: readonly string[]
  readonly facets: Facets
}

/** The values of a criterion in a project; empty if there is no choice. */
export function listOptions(translator: Translator, criterion: ListCriterion, offer: Offer): readonly ListOption[] {
  const { project, types, rooms, facets } = offer
  const { data, chess } = project
  switch (criterion) {
    case 'types': {
      // Only within one kind: the switch selects the kind.
      const kinds = kindsOf(types)
      const within = typesOf(...kinds).filter((type) => data.layouts.some((layout) => layout.type === type))
      return kinds.length > 1 ? [] : several(options(within, (type) => translator.t(`type.${type}`), facets.types))
    }
    case 'rooms':
      if (!hasRooms(types)) return []
      return several(options(rooms, (label) => wordRoomChip(translator, label), facets.rooms))
    case 'estates':
      return several(named(chess.estates, facets.estates))
    case 'tags': {
      const used = new Set(ofTypes(chess, types).flatMap(({ tags }) => tags.map(({ id }) => id)))
      return named(data.tags, facets.tags).filter(({ value }) => used.has(Number(value)))
    }
    case 'promoactions': {
      const used = new Set(ofTypes(chess, types).flatMap(({ promoactions }) => promoactions.map(({ id }) => id)))
      return named(data.promoactions, facets.promoactions).filter(({ value }) => used.has(Number(value)))
    }
  }
}

function ofTypes({ instances }: Chess, types: readonly LayoutType[]): readonly Instance[] {
  return instances.filter(({ layout }) => types.includes(layout.type))
}

function named(
  items: readonly { readonly id: number; readonly name: string }[],
  counts: ReadonlyMap<number, number>,
): readonly ListOption[] {
  return items.map(({ id, name }) => ({ value: id, label: name, count: counts.get(id) ?? 0 }))
}

function options<Value extends string | number>(
  values: readonly Value[],
  word: (value: Value) => string,
  counts: ReadonlyMap<Value, number>,
): readonly ListOption[] {
  return values.map((value) => ({ value, label: word(value), count: counts.get(value) ?? 0 }))
}

/** A single value is not a choice. */
function several(list: readonly ListOption[]): readonly ListOption[] {
  return list.length > 1 ? list : []
}
