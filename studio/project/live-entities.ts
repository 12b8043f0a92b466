import type { ManagedInstance } from '#contract/instances.ts'
import type { Entity } from '#domain/draft/entity.ts'
import { STATUS_TYPES } from '#domain/status/status.ts'

/**
 * The entities of a project from the list of its units, for people who may not read the project itself. It has no more
 * than the list: names in one language, and only the statuses that some unit has.
 */
export function liveEntities(units: readonly ManagedInstance[]): readonly Entity[] {
  const entities = new Map<string, Entity>()
  const add = (entity: Entity) => entities.set(`${entity.kind} ${entity.id}`, entity)
  for (const unit of units) {
    const { estate, section, storey, status, layout } = unit
    const storeyId = `${section.external_id}/${storey}`
    add({ kind: 'estate', id: estate.external_id, fields: { name: { en: estate.name } } })
    const named = section.name === null ? {} : { name: { en: section.name } }
    add({
      ...{ kind: 'section', id: section.external_id },
      fields: { parent: estate.external_id, number: section.number, ...named },
    })
    add({ kind: 'storey', id: storeyId, fields: { parent: section.external_id, number: storey } })
    for (const one of [status, unit.effective_status]) {
      const type = Object.entries(STATUS_TYPES).find(([, number]) => number === one.type)?.[0] ?? 'free'
      add({ kind: 'status', id: one.external_id, fields: { type, name: { en: one.name } } })
    }
    add({ kind: 'layout', id: layout, fields: { type: unit.kind, label: '', area_total: unit.area_total } })
    const optional = {
      ...(unit.price !== null && { price: unit.price }),
      ...(unit.extra_price !== null && { extra_price: unit.extra_price }),
    }
    add({
      ...{ kind: 'instance', id: unit.external_id },
      fields: {
        ...{ parent: storeyId, number: unit.number, layout, status: status.external_id, area_total: unit.area_total },
        ...{ tags: unit.tags, promoactions: unit.promoactions, ...optional },
      },
    })
  }
  const currency = units[0]?.currency
  add({ kind: 'project', id: 'project', fields: currency ? { currency } : {} })
  return [...entities.values()]
}
