import { type Entity, PARENT, type Snapshot } from '#domain/draft/entity.ts'
import { inOrder } from '#domain/draft/order-list.ts'
import { textIn } from '#domain/language/choose-language.ts'
import type { LanguageCode } from '#domain/language/language.ts'

/** A storey of the project with its units, in the order of their places. */
export interface StoreyNode {
  readonly id: string
  readonly number: number
  readonly entity: Entity
  readonly units: readonly Entity[]
}

/** A section of the project with its storeys, from the top. */
export interface SectionNode {
  readonly id: string
  readonly number: number
  readonly name: string
  readonly entity: Entity
  readonly storeys: readonly StoreyNode[]
}

/** A building of the project with its sections. */
export interface EstateNode {
  readonly id: string
  readonly name: string
  readonly entity: Entity
  readonly sections: readonly SectionNode[]
}

/** The buildings of a project with all that is in them, empty places included. */
export function readStructure(shown: Snapshot, lang: LanguageCode): readonly EstateNode[] {
  const inside = new Map<string, Entity[]>()
  const estates: Entity[] = []
  for (const entity of shown.values()) {
    if (entity.kind === 'estate') estates.push(entity)
    if (entity.kind !== 'section' && entity.kind !== 'storey' && entity.kind !== 'instance') continue
    const key = `${entity.kind} ${String(entity.fields[PARENT])}`
    const others = inside.get(key)
    if (others) others.push(entity)
    else inside.set(key, [entity])
  }
  const storeyOf = (entity: Entity): StoreyNode => ({
    id: entity.id,
    number: numberIn(entity, 'number'),
    entity,
    units: (inside.get(`instance ${entity.id}`) ?? []).toSorted(
      (a, b) => numberIn(a, 'position', Infinity) - numberIn(b, 'position', Infinity),
    ),
  })
  const sectionOf = (entity: Entity): SectionNode => ({
    id: entity.id,
    number: numberIn(entity, 'number'),
    name: textIn(entity.fields.name, lang, lang) ?? '',
    entity,
    storeys: (inside.get(`storey ${entity.id}`) ?? [])
      .map(storeyOf)
      .sort((a, b) => numberIn(b.entity, 'order', b.number) - numberIn(a.entity, 'order', a.number)),
  })
  return inOrder(estates, shown.get('order estates')?.fields.ids ?? null).map((entity) => ({
    id: entity.id,
    name: textIn(entity.fields.name, lang, lang) ?? entity.id,
    entity,
    sections: (inside.get(`section ${entity.id}`) ?? []).map(sectionOf).sort((a, b) => a.number - b.number),
  }))
}

/** How many units a place has. */
export function countUnits(place: EstateNode | SectionNode | StoreyNode): number {
  if ('units' in place) return place.units.length
  const parts: readonly (SectionNode | StoreyNode)[] = 'sections' in place ? place.sections : place.storeys
  return parts.reduce((sum, part) => sum + countUnits(part), 0)
}

/** All sections with their buildings. */
export function sectionsIn(estates: readonly EstateNode[]) {
  return estates.flatMap((estate) => estate.sections.map((section) => ({ estate, section })))
}

/** The numbers of all units in a place. */
export function numbersIn(place: EstateNode | SectionNode | StoreyNode): readonly string[] {
  if ('units' in place) return place.units.map(({ fields }) => String(fields.number ?? ''))
  const parts: readonly (SectionNode | StoreyNode)[] = 'sections' in place ? place.sections : place.storeys
  return parts.flatMap(numbersIn)
}

/** The highest place of a storey that is taken; 0 if there is none. */
export function lastPosition({ units }: Pick<StoreyNode, 'units'>): number {
  return units.reduce((last, unit) => Math.max(last, numberIn(unit, 'position', 0)), 0)
}

function numberIn({ fields }: Entity, field: string, absent = 0): number {
  const value = fields[field]
  return typeof value === 'number' ? value : absent
}
