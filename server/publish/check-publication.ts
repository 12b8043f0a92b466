import type {
  PublicationCheck,
  PublicationConflict,
  PublicationFault,
  PublicationWarning,
} from '#contract/publications.ts'
import { EXISTS, entityKey, type FieldName, fieldKey, PROJECT, valueIn } from '#domain/draft/entity.ts'
import { entriesByEntity, nameOf } from '#domain/draft/entry.ts'
import { takenEntries } from '#domain/draft/publish-plan.ts'
import { isAmountField } from '#domain/field/amount-fields.ts'
import { isUnusualPrice, priceJump } from '#domain/price/unusual-price.ts'
import type { PlannedPublication } from './plan-publication.ts'

/** What the checks of the assembled data found. */
export interface Found {
  readonly faults: readonly PublicationFault[]
  readonly warnings: readonly PublicationWarning[]
}

/** The checks found nothing. */
export const NOTHING_FOUND: Found = { faults: [], warnings: [] }

/** Everything that stops a publication, as far as the plan and the checks of its file know. */
export function checkOf(planned: PlannedPublication, found: Found = NOTHING_FOUND): PublicationCheck {
  const entries = takenEntries(planned.plan).length
  const conflicts = conflictsOf(planned)
  // The check of the file refuses locked settings too, in other words.
  const isLocked = ({ entity, field }: PublicationFault) =>
    planned.locked.some((name) => name.kind === entity?.kind && name.field === field)
  const faults = [...structureFaults(planned), ...found.faults.filter((fault) => !isLocked(fault))]
  return {
    can_publish: entries > 0 && conflicts.length + faults.length === 0,
    entries,
    conflicts,
    faults,
    warnings: [...priceWarnings(planned), ...found.warnings],
  }
}

/** Prices far from the live ones, the largest jumps first. In another currency they can't be compared. */
function priceWarnings({ plan, live }: PlannedPublication): PublicationWarning[] {
  if (plan.writes.some(({ kind, field }) => kind === PROJECT.kind && field === 'currency')) return []
  const warnings = plan.writes.flatMap((entry) => {
    const { kind, id, field, value } = entry
    const before = valueIn(live, entry)
    if (kind !== 'instance' || !isAmountField(field)) return []
    if (typeof value !== 'number' || typeof before !== 'number' || !isUnusualPrice(value, before)) return []
    const jump = priceJump(before, value)
    if (jump === null) return []
    const reason = `Is ${Math.round(jump * 100)} % away from the live price: ${before}`
    return [{ code: 'unusual_price' as const, entity: { kind, id }, field, reason, jump }]
  })
  return warnings.toSorted((one, other) => Math.abs(other.jump) - Math.abs(one.jump))
}

function conflictsOf({ plan, live, edited }: PlannedPublication): PublicationConflict[] {
  return [
    ...plan.conflicts.map(({ entry, live: value, reason }) => conflictOf(entry, reason, entry.value, value)),
    ...edited.map((entry) => conflictOf(entry, 'edited', entry.value, valueIn(live, entry))),
    ...plan.missing.map((name) => conflictOf(name, 'missing', null, valueIn(live, name))),
  ]
}

function conflictOf(
  name: FieldName,
  reason: PublicationConflict['reason'],
  value: unknown,
  live: unknown,
): PublicationConflict {
  return { entry: nameOf(name), reason, value: jsonOf(value), live: jsonOf(live) }
}

/** Drafts hold JSON; this only drops `readonly`. */
function jsonOf(value: unknown): PublicationConflict['value'] {
  return JSON.parse(JSON.stringify(value ?? null))
}

/** Faults of the structure: something would be published without the entity that it is in. */
function structureFaults({ plan, draft, ticked, blocks, locked }: PlannedPublication): PublicationFault[] {
  const byEntity = entriesByEntity([...draft].flatMap(([key, entry]) => (ticked.has(key) ? [] : entry)))
  return [
    ...plan.needs.map((name) => ({
      entity: { kind: name.kind, id: name.id },
      field: name.field,
      code: 'needs' as const,
      reason: 'Other ticked changes need this one',
      tick: [name, ...(byEntity.get(entityKey(name)) ?? []).map(nameOf).filter((each) => isOther(each, name))],
    })),
    ...plan.orphans.map((entity) => ({
      entity,
      field: null,
      code: 'orphan' as const,
      reason: 'What it is in is missing or would be removed',
      tick: [],
    })),
    ...locked.map(({ kind, id, field }) => ({
      entity: { kind, id },
      field,
      code: 'owners' as const,
      reason: `Only an owner can publish ${field}`,
      tick: [],
    })),
    ...blocks.map(({ id, number, why }) => ({
      entity: { kind: 'instance' as const, id },
      field: EXISTS,
      code: why === 'hold' ? ('held' as const) : ('open_request' as const),
      reason: `Unit ${number} can't be removed: it ${why === 'hold' ? 'is held' : 'has an open request'}`,
      tick: [],
    })),
  ]
}

function isOther(one: FieldName, other: FieldName): boolean {
  return fieldKey(one) !== fieldKey(other)
}
