import type { LayoutType } from '#domain/layout/layout.ts'
import type { StudioKey } from '#i18n/messages.ts'

/** What the kinds of units are called. The catalogue's words for commercial units are too long for a cell. */
export const KIND_WORDS: Readonly<Record<LayoutType, StudioKey>> = {
  living: 'kind.living',
  house: 'kind.house',
  commerce: 'units.kind.commerce',
  parking: 'kind.parking',
  storage: 'kind.storage',
}
