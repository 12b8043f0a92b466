import type { ChessPlusMode } from '#domain/address/query.ts'
import type { Project } from '#domain/project/project.ts'
import type { MessageKey } from '#i18n/messages.ts'

/** The name of a mode; depends on whether the project counts rooms or bedrooms, square metres or feet. */
export function modeKey(mode: ChessPlusMode, { rooms_basis, area_unit }: Project): MessageKey {
  switch (mode) {
    case 'rooms':
      return `chess.mode_${rooms_basis}`
    case 'price_m2':
      return `field.price_per_${area_unit}`
    default:
      return `chess.mode_${mode}`
  }
}
