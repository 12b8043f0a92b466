import { type LayoutType, roomsOf, STUDIO } from './layout.ts'

// Rooms are not what shops, parking spaces and storage rooms are chosen by.
const ROOMLESS: readonly LayoutType[] = ['commerce', 'parking', 'storage']

/** Whether a layout of a type may have a label: a number of rooms or `studio`, and none where rooms mean nothing. */
export function isLabelOf(type: LayoutType, label: string): boolean {
  if (label === '') return ROOMLESS.includes(type)
  return label === STUDIO || (roomsOf(label) ?? 0) > 0
}

/** The labels of a type in words. */
export function labelsOf(type: LayoutType): string {
  const rooms = `a number of rooms such as "2" or "2.5"`
  return ROOMLESS.includes(type) ? `empty, ${rooms}, or "${STUDIO}"` : `${rooms}, or "${STUDIO}"`
}
