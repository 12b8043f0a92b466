import { inOrder, placedStoreys, sectionsInOrder } from '#domain/chess/build-chess.ts'
import type { EstateAnswer, RuledUnit, SectionAnswer, StoreyAnswer } from '#domain/chess/chess-answer.ts'
import { compareByPosition } from '#domain/chess/compare-numbers.ts'
import { type Entity, EXISTS, entityKey, PARENT, type Snapshot } from '#domain/draft/entity.ts'
import type { Draft } from '#domain/draft/entry.ts'
import type { Json } from '#domain/draft/json.ts'
import { textIn } from '#domain/language/choose-language.ts'
import { numberOf, type ReadingContext, type ReadMarks, readMarks } from './read-marks.ts'
import type { NamedPlace, SectionPlan, UnitBook, UnitEstate, UnitFacts } from './unit-facts.ts'
import { type UnitReader, type UnitSource, unitReader } from './unit-reader.ts'

/** The units of a project, and what they were read from. */
export interface ReadUnits {
  readonly book: UnitBook
  readonly source: UnitSource
  readonly context: ReadingContext
  readonly marks: ReadMarks
}

/**
 * Reads the units of a project through the visitors' chess: order, columns and all derived values come from the same code,
 * out of the answers that the server would give if the draft were published now.
 */
export function readUnits(source: UnitSource, context: ReadingContext): ReadUnits {
  const marks = readMarks(source.shown, context)
  const reader = unitReader(source, marks)
  const { estates, placeOf, entityOf } = answersOf(source.shown, marks, reader, context)
  const units: UnitFacts[] = []
  const sections: SectionPlan[] = []
  for (const estateAnswer of inOrder(estates)) {
    const estate: UnitEstate = {
      ...placeOf(estateAnswer.id),
      fields: entityOf(estateAnswer.id).fields,
      sections: estateAnswer.sections.map(({ storeys }) => ({ storeys: storeys.map(({ id }) => placeOf(id)) })),
    }
    for (const answer of sectionsInOrder(estateAnswer)) {
      const section = placeOf(answer.id)
      const storeys = placedStoreys(answer)
      sections.push({ estate, section, storeys: storeys.map(([{ id }]) => placeOf(id)) })
      for (const [{ id }, placed] of storeys.toReversed()) {
        const storey = placeOf(id)
        for (const { instance, column, span } of placed) {
          const place = { estate, section, storey, column, span }
          units.push(reader.factsOf(entityOf(instance.id), instance, place))
        }
      }
    }
  }
  const book = { ...bookParts(source, context, marks, reader), ...withUnits(units), sections }
  return { book, source, context, marks }
}

/** What a book has besides its units and their places. */
export function bookParts(
  source: UnitSource,
  { lang }: ReadingContext,
  { lists }: ReadMarks,
  { withFields }: UnitReader,
): Omit<UnitBook, 'units' | 'byId' | 'sections'> {
  return { ...lists, lang, withFields, changed: changedUnits(source.draft) }
}

/** A list of units, also by their own ids. */
export function withUnits(units: readonly UnitFacts[]): Pick<UnitBook, 'units' | 'byId'> {
  const byId = new Map<string, UnitFacts>()
  for (const unit of units) byId.set(unit.id, unit)
  return { units, byId }
}

/** An estate, as far as the chess depends on it. */
interface RuledEstate extends Pick<EstateAnswer, 'id' | 'order'> {
  readonly sections: readonly SectionAnswer<RuledUnit>[]
}

/** The estates as the public API answers them, and what their numbers stand for. */
interface ProjectAnswers {
  readonly estates: readonly RuledEstate[]
  readonly placeOf: (number: number) => NamedPlace
  readonly entityOf: (number: number) => Entity
}

/** Gives the entities of a project numbers in the order of the snapshot, as their ids in the chess. */
function answersOf(
  shown: Snapshot,
  { lists }: ReadMarks,
  { answerOf }: UnitReader,
  { lang, defaultLang }: ReadingContext,
): ProjectAnswers {
  const inside = {
    estate: partsOf(shown, 'section'),
    section: partsOf(shown, 'storey'),
    storey: partsOf(shown, 'instance'),
  }
  const entities: Entity[] = []
  const places: NamedPlace[] = []
  const numbered = (entity: Entity, place?: NamedPlace) => {
    const id = entities.push(entity)
    if (place) places[id] = place
    return id
  }
  const storeyOf = (entity: Entity): StoreyAnswer<RuledUnit> => {
    const number = numberOf(entity.fields.number) ?? 0
    const id = numbered(entity, { id: entity.id, number, name: '' })
    const units = inside.storey.get(entity.id) ?? []
    const instances = units.map((unit) => answerOf(unit, numbered(unit))).sort(compareByPosition)
    return { id, number, order: numberOf(entity.fields.order) ?? number, plan: null, instances }
  }
  const sectionOf = (entity: Entity): SectionAnswer<RuledUnit> => {
    const number = numberOf(entity.fields.number) ?? 0
    const name = textIn(entity.fields.name, lang, defaultLang)
    const id = numbered(entity, { id: entity.id, number, name: name ?? '' })
    return { id, number, name, storeys: (inside.section.get(entity.id) ?? []).map(storeyOf) }
  }
  const estates = lists.estates.map(({ id: ownId, number, name }, order): RuledEstate => {
    const entity = shown.get(entityKey({ kind: 'estate', id: ownId }))
    const id = numbered(found(entity), { id: ownId, number, name })
    return { id, order, sections: (inside.estate.get(ownId) ?? []).map(sectionOf) }
  })
  return { estates, placeOf: (id) => found(places[id]), entityOf: (id) => found(entities[id - 1]) }
}

/** The entities of a kind by the id of what they are in. Those whose place was removed are in none that is read. */
function partsOf(shown: Snapshot, kind: 'section' | 'storey' | 'instance'): ReadonlyMap<Json, readonly Entity[]> {
  const parts = new Map<Json, Entity[]>()
  for (const entity of shown.values()) {
    if (entity.kind !== kind) continue
    const parent = entity.fields[PARENT] ?? null
    const others = parts.get(parent)
    if (others) others.push(entity)
    else parts.set(parent, [entity])
  }
  return parts
}

function found<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new Error('the chess has a number that no entity has')
  return item
}

function changedUnits(draft: Draft): ReadonlySet<string> {
  const ids = new Set<string>()
  for (const { kind, id, field, value } of draft.values()) {
    if (kind === 'instance' && !(field === EXISTS && value === false)) ids.add(id)
  }
  return ids
}
