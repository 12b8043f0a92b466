import { CHESS_PLUS_MODES, type ChessPlusMode, DEFAULT_VIEW_STATE } from '#domain/address/query.ts'
import { shownPriceOf } from '#domain/chess/availability.ts'
import type { Instance } from '#domain/chess/chess.ts'

/** What the cells of a project can say: nothing about prices where none is shown. */
export function modesOf(instances: readonly Instance[]): readonly ChessPlusMode[] {
  const hasPrices = instances.some((instance) => shownPriceOf(instance).kind === 'price')
  return hasPrices ? CHESS_PLUS_MODES : CHESS_PLUS_MODES.filter((mode) => !mode.startsWith('price'))
}

/** The mode that an address asks for, if there is such a one here. */
export function knownMode(asked: ChessPlusMode, modes: readonly ChessPlusMode[]): ChessPlusMode {
  return modes.includes(asked) ? asked : DEFAULT_VIEW_STATE.mode
}
