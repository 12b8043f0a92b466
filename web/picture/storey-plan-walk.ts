import type { KeyboardEvent } from 'react'
import type { Point } from '#domain/picture/polygon.ts'
import { stepTowards } from '#domain/picture/step-towards.ts'
import type { PlanUnit } from './storey-plan-units.ts'

/** The unit in the tab order: the wanted one if it is on the plan, or else the first. */
export function unitStop(units: readonly PlanUnit[], wanted: number | null): number | null {
  const at = units.some(({ instance }) => instance.id === wanted) ? wanted : units[0]?.instance.id
  return at ?? null
}

/** The link that a key moves the focus to, or null if the key does nothing here. */
export function unitAfterKey(event: KeyboardEvent<Element>, units: readonly PlanUnit[]): SVGAElement | null {
  const focused = (event.target as Element).closest<SVGAElement>('[data-unit]')
  const index = units.findIndex(({ instance }) => String(instance.id) === focused?.dataset.unit)
  const next = indexAfterKey(event.key, index, units)
  if (next === null) return null
  event.preventDefault()
  return event.currentTarget.querySelector<SVGAElement>(`[data-unit="${units[next]?.instance.id}"]`)
}

/** Arrows move in their direction, since pictures are never mirrored. Home and End go by position on the storey. */
function indexAfterKey(key: string, index: number, units: readonly PlanUnit[]): number | null {
  if (index < 0) return null
  if (key === 'Home') return 0
  return key === 'End' ? units.length - 1 : stepTowards(units.map(middleOf), index, key)
}

function middleOf({ box }: PlanUnit): Point {
  return [box.x + box.width / 2, box.y + box.height / 2]
}
