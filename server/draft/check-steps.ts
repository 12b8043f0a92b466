import {
  type EntityKind,
  type EntityName,
  EXISTS,
  type FieldName,
  PROJECT,
  readFrameId,
  type Snapshot,
} from '#domain/draft/entity.ts'
import { type Draft, type Step, shownValue } from '#domain/draft/entry.ts'
import type { Json } from '#domain/draft/json.ts'
import { CURRENCIES, fractionDigitsOf } from '#domain/price/currency.ts'

/** A new value that does not fit the rest of the project. */
interface StepFault {
  readonly name: FieldName
  readonly value: Json
  readonly reason: string
}

/** Finds references to what does not exist, and prices with decimals that the currency lacks. `draft` has the steps. */
export function checkSteps(draft: Draft, live: Snapshot, steps: readonly Step[]): readonly StepFault[] {
  const currency = shownValue(draft, live, { ...PROJECT, field: 'currency' })
  const isWhole = CURRENCIES.some((known) => known === currency && fractionDigitsOf(known) === 0)
  return steps.flatMap(({ name, after }) => {
    if (!after) return []
    const missing = referencesOf(name, after.value).filter(
      (target) => shownValue(draft, live, { ...target, field: EXISTS }) !== true,
    )
    const reasons = missing.map(({ kind, id }) => `there is no ${kind} ${JSON.stringify(id)}`)
    if (isWhole && isAmount(name) && !Number.isInteger(after.value ?? 0)) reasons.push(`${currency} has no decimals`)
    return reasons.map((reason) => ({ name, value: after.value, reason }))
  })
}

function isAmount({ kind, field }: FieldName): boolean {
  return kind === 'instance' && (field === 'price' || field === 'extra_price')
}

const REFERENCES: Readonly<Record<string, EntityKind>> = {
  'instance parent': 'storey',
  'instance layout': 'layout',
  'instance status': 'status',
  'instance promoactions': 'promoaction',
  'instance tags': 'tag',
  'instance tour': 'panorama',
  'layout tour': 'panorama',
  'storey parent': 'section',
  'storey plan': 'interactive',
  'section parent': 'estate',
  'interactive estate': 'estate',
  'interactive parent': 'interactive',
  'project root': 'interactive',
  'catalogue root': 'interactive',
}

/** What a new value of a field refers to. */
export function referencesOf({ kind, id, field }: FieldName, value: Json): readonly EntityName[] {
  if (kind === 'frame' && field === EXISTS) {
    return value === true ? [{ kind: 'interactive', id: readFrameId(id)?.interactive ?? '' }] : []
  }
  const target = REFERENCES[`${kind} ${field}`]
  return target ? idsIn(value).map((each) => ({ kind: target, id: each })) : []
}

/** The ids in a value: an id, a list of ids, or an object with `panorama` or `interactive`. */
function idsIn(value: Json): readonly string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(idsIn)
  if (typeof value !== 'object' || value === null) return []
  const { panorama, interactive } = value as { readonly [key: string]: Json }
  return [panorama, interactive].flatMap((id) => (typeof id === 'string' ? [id] : []))
}
