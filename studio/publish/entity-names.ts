import type { ManagedDraftEntry } from '#contract/drafts.ts'
import { type EntityName, entityKey, PARENT, readFrameId } from '#domain/draft/entity.ts'
import type { StudioTranslator } from '#studio/language/load-translator.ts'
import { textIn } from './text-in.ts'

/** The fields that name an entity, such as `name`, `number` and `parent`. */
export type NamingFields = Readonly<Record<string, unknown>>

/** What the entities of a project are called. */
export interface EntityNames {
  /** The naming fields by `entityKey`. */
  readonly fields: ReadonlyMap<string, NamingFields>
  /** Numbers of units then need the building beside them. */
  readonly hasSeveralBuildings: boolean
}

const NAMING: readonly string[] = ['name', 'number', 'label', PARENT]

/** The names of a project file, with those of entities that are new in the draft. */
export function namesIn(file: unknown, entries: Iterable<ManagedDraftEntry>): EntityNames {
  const names = new Map<string, NamingFields>()
  addFile(names, file)
  for (const entry of entries) {
    const key = entityKey(entry)
    const known = names.get(key)
    if (NAMING.includes(entry.field) && known?.[entry.field] === undefined) {
      names.set(key, { ...known, [entry.field]: entry.value })
    }
  }
  const buildings = [...names.keys()].filter((key) => key.startsWith('estate '))
  return { fields: names, hasSeveralBuildings: buildings.length > 1 }
}

const LISTS = {
  statuses: 'status',
  promoactions: 'promoaction',
  tags: 'tag',
  layouts: 'layout',
  interactives: 'interactive',
  panoramas: 'panorama',
} as const

function addFile(names: Map<string, NamingFields>, file: unknown): void {
  for (const [list, kind] of Object.entries(LISTS)) {
    for (const item of listIn(file, list)) names.set(`${kind} ${idOf(item)}`, item)
  }
  for (const estate of listIn(file, 'estates')) {
    names.set(`estate ${idOf(estate)}`, estate)
    for (const section of listIn(estate, 'sections')) {
      names.set(`section ${idOf(section)}`, { ...section, [PARENT]: idOf(estate) })
      for (const storey of listIn(section, 'storeys')) {
        names.set(`storey ${idOf(storey)}`, { ...storey, [PARENT]: idOf(section) })
        for (const unit of listIn(storey, 'instances')) {
          names.set(`instance ${idOf(unit)}`, { ...unit, [PARENT]: idOf(storey) })
        }
      }
    }
  }
}

function listIn(value: unknown, key: string): readonly NamingFields[] {
  const list = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  return Array.isArray(list) ? list : []
}

function idOf({ id }: NamingFields): string {
  return String(id)
}

/** An entity in people's words: the number of a unit, the name of a tag. Without a name it is its own id. */
export function wordEntity(translator: StudioTranslator, names: EntityNames, entity: EntityName): string {
  const { t } = translator
  const { kind, id } = entity
  const fields = names.fields.get(entityKey(entity))
  const name = textIn(translator, fields?.name) ?? ''
  const number = textOf(fields?.number) ?? id
  switch (kind) {
    case 'project':
      return t('publish.entity.project')
    case 'catalogue':
      return t('publish.entity.catalogue')
    case 'order':
      return t('publish.field.order')
    case 'instance':
      return t('publish.entity.unit', { number })
    case 'section':
      return name || t('publish.entity.section', { number })
    case 'storey':
      return t('publish.entity.storey', { number })
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
  const ABOVE = { instance: 'storey', storey: 'section', section: 'estate' } as const
  if (!names.hasSeveralBuildings) return null
  let at: EntityName = entity
  while (at.kind in ABOVE) {
    const parent = names.fields.get(entityKey(at))?.[PARENT]
    if (typeof parent !== 'string') return null
    at = { kind: ABOVE[at.kind as keyof typeof ABOVE], id: parent }
  }
  return at.kind === 'estate' && at !== entity ? wordEntity(translator, names, at) : null
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}
