import { type LayoutType, roomsOf, STUDIO } from './layout.ts'

// Shops, parking spaces and storage rooms are not chosen by their number of rooms.
const ROOMLESS: readonly LayoutType[] = ['commerce', 'parking', 'storage']

/** Whether a label is valid for a layout type: a number of rooms, `studio`, or empty where rooms mean nothing. */
export function isLabelOf(type: LayoutType, label: string): boolean {
  if (label === '') return ROOMLESS.includes(type)
  return label === STUDIO || (roomsOf(label) ?? 0) > 0
}

/** Describes the valid labels of a type. */
export function labelsOf(type: LayoutType): string {
  const rooms = `a number of rooms such as "2" or "2.5"`
  return ROOMLESS.includes(type) ? `empty, ${rooms}, or "${STUDIO}"` : `${rooms}, or "${STUDIO}"`
}
