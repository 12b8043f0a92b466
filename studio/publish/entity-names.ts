import type { ManagedDraftEntry } from '#contract/drafts.ts'
import { compareNumbers } from '#domain/chess/compare-numbers.ts'
import { ENTITY_KINDS, type Entity, type EntityName, entityKey, PARENT, readFrameId } from '#domain/draft/entity.ts'
import { textIn } from '#domain/language/choose-language.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import type { StudioTranslator } from '#studio/language/load-translator.ts'

/** The fields that name an entity, such as `name`, `number` and `parent`. */
type NamingFields = Readonly<Record<string, unknown>>

/** What the entities of a project are called. */
export interface EntityNames {
  /** The naming fields by `entityKey`. */
  readonly fields: ReadonlyMap<string, NamingFields>
  /** The language of the catalogue, for texts that are not in the reader's. */
  readonly defaultLang: LanguageCode
  /** Numbers of units then need the building beside them. */
  readonly hasSeveralBuildings: boolean
}

const NAMING: readonly string[] = ['name', 'number', 'label', PARENT]

/** The names of the live entities of a project or group, with those of entities that are new in the draft. */
export function namesIn(
  live: Iterable<Entity>,
  entries: Iterable<ManagedDraftEntry>,
  defaultLang: LanguageCode,
): EntityNames {
  const names = new Map<string, NamingFields>()
  for (const entity of live) names.set(entityKey(entity), entity.fields)
  for (const entry of entries) {
    const key = entityKey(entry)
    const known = names.get(key)
    if (NAMING.includes(entry.field) && known?.[entry.field] === undefined) {
      names.set(key, { ...known, [entry.field]: entry.value })
    }
  }
  const buildings = [...names.keys()].filter((key) => key.startsWith('estate '))
  return { fields: names, defaultLang, hasSeveralBuildings: buildings.length > 1 }
}

/** An entity in people's words: the number of a unit, the name of a tag. Without a name it is its own id. */
export function wordEntity(translator: StudioTranslator, names: EntityNames, entity: EntityName): string {
  const { t } = translator
  const { kind, id } = entity
  const fields = names.fields.get(entityKey(entity))
  const name = textIn(fields?.name, translator.language.code, names.defaultLang) ?? ''
  const number = textOf(fields?.number) ?? id
  switch (kind) {
    case 'project':
      return t('common.project')
    case 'catalogue':
      return t('publish.entity.catalogue')
    case 'order':
      return t('publish.field.order')
    case 'instance':
      return t('instance.number', { number })
    case 'section':
      return name || t('section.name', { number })
    case 'storey':
      return t('storey.name', { number })
    case 'layout':
      return t('publish.entity.layout', { name: id })
    case 'frame': {
      const frame = readFrameId(id)
      const picture = frame && wordEntity(translator, names, { kind: 'interactive', id: frame.interactive })
      return picture ? t('publish.entity.frame', { picture, number: frame.number + 1 }) : id
    }
    default:
      return name || id
  }
}

/** The building that a unit or a part of it is in; null if the project has only one, or it is not known. */
export function wordBuilding(translator: StudioTranslator, names: EntityNames, entity: EntityName): string | null {
  const [estate] = pathTo(names, entity)
  if (!names.hasSeveralBuildings || estate === entity || estate?.kind !== 'estate') return null
  return wordEntity(translator, names, estate)
}

/** Compares two entities as people list them: buildings, entrances, storeys, then units by place and number. */
export function compareByName(
  translator: StudioTranslator,
  names: EntityNames,
): (one: EntityName, other: EntityName) => number {
  const places = new Map<string, string>()
  const placeOf = (entity: EntityName) => {
    const key = entityKey(entity)
    const known = places.get(key)
    if (known !== undefined) return known
    const place = pathTo(names, entity).map((part) => {
      const { number, name, label } = names.fields.get(entityKey(part)) ?? {}
      return textOf(number) ?? textIn(name, translator.language.code, names.defaultLang) ?? textOf(label) ?? part.id
    })
    const text = place.join('\n')
    places.set(key, text)
    return text
  }
  return (one, other) =>
    ENTITY_KINDS.indexOf(one.kind) - ENTITY_KINDS.indexOf(other.kind) ||
    compareNumbers(placeOf(one), placeOf(other)) ||
    compareNumbers(one.id, other.id)
}

const ABOVE = { instance: 'storey', storey: 'section', section: 'estate' } as const

/** What an entity is in, as far as it is known: the building first, the entity itself last. */
function pathTo(names: EntityNames, entity: EntityName): readonly EntityName[] {
  const parent = names.fields.get(entityKey(entity))?.[PARENT]
  if (!(entity.kind in ABOVE) || typeof parent !== 'string') return [entity]
  return [...pathTo(names, { kind: ABOVE[entity.kind as keyof typeof ABOVE], id: parent }), entity]
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}
