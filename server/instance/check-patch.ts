import type { InstancePatch } from '#contract/instances.ts'
import { AMOUNT_FIELDS } from '#domain/field/amount-fields.ts'
import { INSTANCE_FIELDS, PATCHED_FIELDS, type PatchedField, patchedColumn } from '#domain/field/unit.ts'
import { fractionDigitsOf } from '#domain/price/currency.ts'
import { toMinor } from '#domain/price/money.ts'
import type { InstanceValues, LockedInstance, MarkKind, ProjectMarks } from './instance-store.ts'
import type { PatchFault } from './patch-fault.ts'

/** A valid change, or everything that is wrong with it. */
export type CheckedPatch =
  | { readonly id: number; readonly values: Partial<InstanceValues> }
  | { readonly faults: readonly PatchFault[] }

type Fact = Exclude<PatchedField, 'status'>

/** What PATCH changes besides the status, which has several names. */
const FACTS = PATCHED_FIELDS.filter((name): name is Fact => name !== 'status')

/**
 * Checks a change against its unit's project. Amounts become minor units, external ids become database ids, and
 * repeated promoactions and tags are dropped.
 */
export function checkPatch(patch: InstancePatch, unit: LockedInstance, marks: ProjectMarks): CheckedPatch {
  const faults: PatchFault[] = [...decimalFaults(patch, unit), ...statusFaults(patch)]
  const find = (kind: MarkKind, mark: number | string, field: string): number[] => {
    const id = marks.find(kind, unit.project_id, mark)
    if (id === undefined)
      faults.push({ field, value: mark, reason: `the project has no ${kind} ${JSON.stringify(mark)}` })
    return id === undefined ? [] : [id]
  }
  const list = (kind: MarkKind, given: readonly (number | string)[], field: string) => [
    ...new Set(given.flatMap((mark, index) => find(kind, mark, `${field}.${index}`))),
  ]
  const { status_id, status, status_was } = patch
  const [statusId] = [
    ...(status_id === undefined ? [] : find('status', status_id, 'status_id')),
    ...(status === undefined ? [] : find('status', status, 'status')),
  ]
  if (status_was !== undefined) {
    const seen = marks.find('status', unit.project_id, status_was)
    if (![seen, statusId].includes(unit.values.status_id))
      faults.push({ field: 'status', value: status_was, reason: 'Somebody has changed the status meanwhile' })
  }
  const values: Partial<InstanceValues> = Object.fromEntries([
    ...FACTS.flatMap((name) => {
      const value = patch[name]
      return value === undefined ? [] : [[patchedColumn(name), storedValue(name, value, list)]]
    }),
    ...(statusId === undefined ? [] : [['status_id', statusId]]),
  ])
  return faults.length > 0 ? { faults } : { id: unit.id, values }
}

type ListIds = (kind: MarkKind, given: readonly (number | string)[], field: string) => readonly number[]

/** A new value as the database has it. */
function storedValue(name: Fact, value: InstancePatch[Fact], list: ListIds): unknown {
  const field = INSTANCE_FIELDS[name]
  if (field.kind === 'amount') return typeof value === 'number' ? toMinor(value) : null
  return field.kind === 'references' && Array.isArray(value) ? list(field.to, value, name) : value
}

function decimalFaults(patch: InstancePatch, { currency }: LockedInstance): readonly PatchFault[] {
  if (fractionDigitsOf(currency) > 0) return []
  return AMOUNT_FIELDS.flatMap((field) => {
    const value = patch[field] ?? 0
    return Number.isInteger(value) ? [] : [{ field, value, reason: `${currency} has no decimals` }]
  })
}

function statusFaults({ status, status_id }: InstancePatch): readonly PatchFault[] {
  return status === undefined || status_id === undefined
    ? []
    : [{ field: 'status', value: status, reason: 'give status or status_id, not both' }]
}
