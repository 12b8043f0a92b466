import type { ChangeRow } from '#domain/draft/change-groups.ts'
import type { ChangedUnit } from '#studio/compare/find-unit.ts'
import { type EntityNames, wordBuilding, wordEntity } from './entity-names.ts'
import type { SayingDeps } from './say-value.ts'

/** The units that some changes are about, each once, in the order of the changes. Removed ones are left out. */
export function changedUnits(saying: Pick<SayingDeps, 'translator' | 'names'>, rows: readonly ChangeRow[]) {
  const { translator, names } = saying
  const units = new Map<string, ChangedUnit>()
  for (const { entity, act } of rows) {
    if (entity.kind !== 'instance' || act === 'removed') continue
    const name = [wordEntity(translator, names, entity), wordBuilding(translator, names, entity)]
    units.set(entity.id, { id: entity.id, number: numberOf(names, entity.id), name: name.filter(Boolean).join(' · ') })
  }
  return [...units.values()]
}

function numberOf({ fields }: EntityNames, id: string): string {
  return String(fields.get(`instance ${id}`)?.number ?? '')
}
