import { valuesBy } from '#domain/chess/build-chess.ts'
import type { RuledUnit, Span } from '#domain/chess/chess-answer.ts'
import { ownValuesOf } from '#domain/chess/own-values.ts'
import { type Entity, EXISTS, entityKey, type Snapshot } from '#domain/draft/entity.ts'
import type { Draft } from '#domain/draft/entry.ts'
import type { Json } from '#domain/draft/json.ts'
import { canBeHeld, effectiveStatus } from '#domain/hold/effective-status.ts'
import type { OpenHold } from '#domain/hold/open-hold.ts'
import { numberOf, type ReadMarks, textOf, textsOf } from './read-marks.ts'
import type { PlaceInProject, UnitFacts, UnitStatus } from './unit-facts.ts'

/** A project with its draft, as far as its units depend on it. */
export interface UnitSource {
  readonly live: Snapshot
  readonly draft: Draft
  /** The live project with the draft laid over. */
  readonly shown: Snapshot
  /** Open holds by the own id of their unit. */
  readonly holds: ReadonlyMap<string, OpenHold>
}

// Most units have no marks: one list for all of them saves a good part of the memory of a large project.
const NONE: readonly never[] = []

/** Reads single units. */
export interface UnitReader {
  /** A unit as the public API answers it. `id` is its number in the chess. */
  readonly answerOf: (entity: Entity, id: number) => RuledUnit
  /** A unit as staff see it. `answer` is its own. */
  readonly factsOf: (entity: Entity, answer: RuledUnit, place: PlaceInProject) => UnitFacts
  readonly withFields: (unit: UnitFacts, fields: Readonly<Record<string, Json>>) => UnitFacts
}

/** Returns what reads the units of a project. */
export function unitReader({ live, draft, shown, holds }: UnitSource, marks: ReadMarks): UnitReader {
  const { lists, numbers, statusById, reserved } = marks
  const valuesOf = valuesBy(marks.rules)
  const isNew = newUnits(live, draft)
  const holdOf = (id: string, status: UnitStatus | null) =>
    status && canBeHeld(status) ? (holds.get(id) ?? null) : null
  const answerOf = (entity: Entity, id: number): RuledUnit => {
    const status = statusById.get(textOf(entity.fields.status)) ?? null
    const effective = status && effectiveStatus(status, holdOf(entity.id, status) !== null, reserved)
    return answerFrom(entity, id, (effective && numbers.statuses.get(effective.id)) ?? 0, numbers)
  }
  const factsOf = ({ id, fields }: Entity, answer: RuledUnit, place: PlaceInProject): UnitFacts => {
    const values = valuesOf(answer)
    if (!values) throw new Error('the rules have no layout or status for what a project lacks')
    const layout = lists.layouts[values.layout.id - 1] ?? null
    const status = statusById.get(textOf(fields.status)) ?? null
    return {
      id,
      fields,
      number: textOf(fields.number),
      estate: place.estate,
      section: place.section,
      storey: place.storey,
      column: place.column,
      span: place.span,
      layout,
      area: layout || numberOf(fields.area_total) !== null ? values.layout.area_total : null,
      price: numberOf(fields.price),
      extraPrice: numberOf(fields.extra_price),
      promotedPrice: values.price,
      perArea: values.price_m2,
      status,
      effective: lists.statuses[values.status.id - 1] ?? null,
      hold: holdOf(id, status),
      tags: textsOf(fields.tags),
      promoactions: textsOf(fields.promoactions),
      position: numberOf(fields.position),
      isNew: isNew.has(id),
    }
  }
  return {
    answerOf,
    factsOf,
    withFields: (unit, fields) => {
      const entity = shown.get(entityKey({ kind: 'instance', id: unit.id }))
      if (!entity) return unit
      const changed = { ...entity, fields: { ...entity.fields, ...fields } }
      return factsOf(changed, answerOf(changed, 0), unit)
    },
  }
}

function answerFrom({ fields }: Entity, id: number, status_id: number, numbers: ReadMarks['numbers']): RuledUnit {
  return {
    id,
    number: textOf(fields.number),
    layout_id: numbers.layouts.get(textOf(fields.layout)) ?? 0,
    ...ownValuesOf(fields),
    status_id,
    promoactions: numbersIn(fields.promoactions, numbers.promoactions),
    tags: numbersIn(fields.tags, numbers.tags),
    price: numberOf(fields.price),
    extra_price: numberOf(fields.extra_price),
    position: numberOf(fields.position),
    span: spanIn(fields.span),
  }
}

/** The units that only the draft has. Looking up each unit of a large project in the live one would take longer. */
function newUnits(live: Snapshot, draft: Draft): ReadonlySet<string> {
  const ids = new Set<string>()
  for (const entry of draft.values()) {
    const isMade = entry.kind === 'instance' && entry.field === EXISTS && entry.value === true
    if (isMade && !live.has(entityKey(entry))) ids.add(entry.id)
  }
  return ids
}

function numbersIn(value: Json | undefined, numbers: ReadonlyMap<string, number>): readonly number[] {
  const ids = textsOf(value)
  return ids.length === 0 ? NONE : ids.map((id) => numbers.get(id) ?? 0)
}

function spanIn(value: Json | undefined): Span | undefined {
  if (typeof value !== 'object' || value === null || !('columns' in value) || !('storeys' in value)) return undefined
  const { columns, storeys } = value
  return typeof columns === 'number' && typeof storeys === 'number' ? { columns, storeys } : undefined
}
