import type { Image, Tour, Video } from '#domain/media/image.ts'

/** Types of premises. */
export const LAYOUT_TYPES = ['living', 'commerce', 'parking', 'house', 'storage'] as const

/** The type of a layout, and so of its units. */
export type LayoutType = (typeof LAYOUT_TYPES)[number]

/** The label of a studio. Other labels are a number of rooms or the developer's own word. */
export const STUDIO = 'studio'

/** A plan that units share. */
export interface Layout {
  readonly id: number
  readonly type: LayoutType
  /** Room count or `studio`; empty where rooms mean nothing (parking, storage). */
  readonly label: string
  readonly area_total: number
  readonly area_living: number | null
  readonly area_kitchen: number | null
  readonly bathrooms: number | null
  readonly balconies: number | null
  /** Pictures and films are part of the response; the rules do not use them. */
  readonly plan?: Image | null | undefined
  /** A plan for each level of a duplex, from the lowest. */
  readonly plan_levels?: readonly Image[] | undefined
  readonly tour?: Tour | undefined
  readonly video?: Video | undefined
}

/** The number of rooms of a label; null for a studio or a word. */
export function roomsOf(label: string): number | null {
  return /^\d+(\.\d+)?$/.test(label) ? Number(label) : null
}

/** Orders room labels: numbers first and ascending, then words by code point. */
export function compareLabels(a: string, b: string): number {
  const [roomsA, roomsB] = [roomsOf(a), roomsOf(b)]
  if (roomsA !== null && roomsB !== null) return roomsA - roomsB
  if (roomsA !== null) return -1
  if (roomsB !== null) return 1
  return a < b ? -1 : a > b ? 1 : 0
}

/** The plans of a layout: one per level of a duplex, otherwise its single plan. */
export function plansOf(layout: Layout): readonly Image[] {
  const levels = layout.plan_levels ?? []
  if (levels.length > 1) return levels
  return layout.plan ? [layout.plan] : levels
}
