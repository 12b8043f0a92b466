import { ANY_HOST, canonicalValue, withoutDefault } from '#contract/draft-fields.ts'
import {
  CATALOGUE,
  type Entity,
  type EntityKind,
  type EntityName,
  entityKey,
  frameId,
  PARENT,
  PROJECT,
  readFrameId,
  type Snapshot,
  valueIn,
} from '#domain/draft/entity.ts'
import { type Json, readJson } from '#domain/draft/json.ts'
import { inOrder, LISTS, type ListName } from '#domain/draft/order-list.ts'
import { childrenIn } from '#domain/draft/structure.ts'

/** A part of a file with an id of its own. */
interface Part {
  readonly id: string
}
interface StoreyPart extends Part {
  readonly instances: readonly Part[]
}
interface SectionPart extends Part {
  readonly storeys: readonly StoreyPart[]
}
interface EstatePart extends Part {
  readonly sections: readonly SectionPart[]
}
interface InteractivePart extends Part {
  readonly frames: readonly object[]
}

/** A project file, parsed or exported. */
export interface NestedFile {
  readonly project: Part
  readonly catalogue?: object | undefined
  readonly statuses: readonly Part[]
  readonly promoactions?: readonly Part[] | undefined
  readonly tags?: readonly Part[] | undefined
  readonly layouts: readonly Part[]
  readonly estates: readonly EstatePart[]
  readonly interactives?: readonly InteractivePart[] | undefined
  readonly panoramas?: readonly Part[] | undefined
  readonly root?: string | undefined
}

/** The pictures of a group, and the settings of its catalogue. */
export interface NestedGroup {
  readonly group: string
  readonly catalogue?: object | undefined
  readonly interactives: readonly InteractivePart[]
  readonly root?: string | undefined
}

/** A JSON object. */
export type JsonObject = Readonly<Record<string, Json>>

/** The entities of a project file, the inverse of `assemble`. A field that equals its default is left out. */
export function flatten(file: NestedFile): Snapshot {
  const { promoactions = [], tags = [], interactives = [], panoramas = [] } = file
  return snapshotOf([
    entityOf(PROJECT, { ...file.project, root: file.root }),
    catalogueOf(file.catalogue ?? {}),
    ...listed('statuses', file.statuses),
    ...listed('promoactions', promoactions),
    ...listed('tags', tags),
    ...listed('layouts', file.layouts),
    ...listed('estates', file.estates),
    ...buildingOf(file.estates),
    ...picturesOf(interactives),
    ...listed('panoramas', panoramas),
  ])
}

/** The entities of a group. Its catalogue has the settings, the `root` and the `group`, which is its token. */
export function flattenGroup({ group, catalogue, interactives, root }: NestedGroup): Snapshot {
  return snapshotOf([catalogueOf({ ...catalogue, group, root }), ...picturesOf(interactives)])
}

function catalogueOf(settings: object): Entity {
  const isOpen = 'embed_domains' in settings && settings.embed_domains === null
  return entityOf(CATALOGUE, isOpen ? { ...settings, embed_domains: ANY_HOST } : settings)
}

function snapshotOf(entities: readonly Entity[]): Snapshot {
  return new Map(entities.map((entity) => [entityKey(entity), entity]))
}

function listed(list: ListName, items: readonly Part[]): readonly Entity[] {
  const order = { kind: 'order', id: list } as const
  return [
    entityOf(order, { ids: items.map(({ id }) => id) }),
    ...items.map(({ id, ...fields }) => entityOf({ kind: LISTS[list], id }, fields)),
  ]
}

function buildingOf(estates: readonly EstatePart[]): readonly Entity[] {
  return estates.flatMap((estate) =>
    estate.sections.flatMap(({ id: section, storeys, ...fields }) => [
      entityOf({ kind: 'section', id: section }, { [PARENT]: estate.id, ...fields }),
      ...storeys.flatMap(({ id: storey, instances, ...storeyFields }) => [
        entityOf({ kind: 'storey', id: storey }, { [PARENT]: section, ...storeyFields }),
        ...instances.map(({ id, ...unit }) => entityOf({ kind: 'instance', id }, { [PARENT]: storey, ...unit })),
      ]),
    ]),
  )
}

function picturesOf(interactives: readonly InteractivePart[]): readonly Entity[] {
  const frames = interactives.flatMap(({ id, frames }) =>
    frames.map((frame, number) => entityOf({ kind: 'frame', id: frameId(id, number) }, frame)),
  )
  return [...listed('interactives', interactives), ...frames]
}

// Nested parts are entities of their own.
const NESTED: Partial<Record<EntityKind, string>> = { estate: 'sections', interactive: 'frames' }

// Items of their lists have defaults too. There are few such entities, so parsing them costs little.
const HAS_NESTED_DEFAULTS: ReadonlySet<EntityKind> = new Set(['project', 'catalogue', 'panorama', 'interactive'])

function entityOf({ kind, id }: EntityName, values: object): Entity {
  const fields = Object.entries(values).flatMap(([field, value]): [string, Json][] => {
    if (value === undefined || field === NESTED[kind]) return []
    const json = (HAS_NESTED_DEFAULTS.has(kind) ? canonicalValue : withoutDefault)(kind, field, readJson(value))
    return json === null ? [] : [[field, json]]
  })
  return { kind, id, fields: Object.fromEntries(fields) }
}

/** The project file of a snapshot. Entities without their parent are left out; `orphansIn` lists them. */
export function assemble(snapshot: Snapshot): JsonObject {
  const { root, ...project } = fieldsOf(snapshot, PROJECT)
  const catalogue = settingsOf(fieldsOf(snapshot, CATALOGUE))
  const children = childrenIn(snapshot)
  const byKind = kindsIn(snapshot)
  const list = (name: ListName) => inListOrder(snapshot, name, byKind.get(LISTS[name]) ?? [])
  const nested = (entity: Entity, name: string, write: (child: Entity) => JsonObject): JsonObject => ({
    ...partOf(entity),
    [name]: (children.get(entityKey(entity)) ?? []).map(write),
  })
  const writeStorey = (storey: Entity) => nested(storey, 'instances', placedPart)
  const writeSection = (section: Entity) => nested(section, 'storeys', (each) => withoutParent(writeStorey(each)))
  const writeEstate = (estate: Entity) => nested(estate, 'sections', (each) => withoutParent(writeSection(each)))
  return {
    vitrine: 1,
    project,
    ...(Object.keys(catalogue).length > 0 && { catalogue }),
    statuses: list('statuses').map(partOf),
    ...unlessEmpty('promoactions', list('promoactions').map(partOf)),
    ...unlessEmpty('tags', list('tags').map(partOf)),
    layouts: list('layouts').map(partOf),
    estates: list('estates').map(writeEstate),
    ...unlessEmpty('interactives', assemblePictures(snapshot)),
    ...unlessEmpty('panoramas', list('panoramas').map(partOf)),
    ...(root !== undefined && { root }),
  }
}

/** The file of a group, and the settings of its catalogue. */
export function assembleGroup(snapshot: Snapshot): { readonly file: JsonObject; readonly catalogue: JsonObject } {
  const { group = null, root, ...catalogue } = fieldsOf(snapshot, CATALOGUE)
  const interactives = assemblePictures(snapshot)
  return {
    file: { vitrine: 1, group, interactives, ...(root !== undefined && { root }) },
    catalogue: settingsOf(catalogue),
  }
}

function settingsOf(fields: JsonObject): JsonObject {
  return fields.embed_domains === ANY_HOST ? { ...fields, embed_domains: null } : fields
}

function assemblePictures(snapshot: Snapshot): readonly JsonObject[] {
  const children = childrenIn(snapshot)
  const numberOf = ({ id }: Entity) => readFrameId(id)?.number ?? 0
  const interactives = [...snapshot.values()].filter(({ kind }) => kind === 'interactive')
  return inListOrder(snapshot, 'interactives', interactives).map((interactive) => ({
    ...partOf(interactive),
    frames: (children.get(entityKey(interactive)) ?? [])
      .toSorted((one, other) => numberOf(one) - numberOf(other))
      .map(({ fields }) => fields),
  }))
}

function kindsIn(snapshot: Snapshot): ReadonlyMap<EntityKind, readonly Entity[]> {
  return Map.groupBy(snapshot.values(), ({ kind }) => kind)
}

function inListOrder(snapshot: Snapshot, list: ListName, entities: readonly Entity[]): readonly Entity[] {
  return inOrder(entities, valueIn(snapshot, { kind: 'order', id: list, field: 'ids' }))
}

function fieldsOf(snapshot: Snapshot, name: EntityName): JsonObject {
  return snapshot.get(entityKey(name))?.fields ?? {}
}

function partOf({ id, fields }: Entity): JsonObject {
  return { id, ...fields }
}

function placedPart(entity: Entity): JsonObject {
  return withoutParent(partOf(entity))
}

function withoutParent({ [PARENT]: _, ...part }: JsonObject): JsonObject {
  return part
}

function unlessEmpty(name: string, list: readonly JsonObject[]): JsonObject {
  return list.length > 0 ? { [name]: list } : {}
}
