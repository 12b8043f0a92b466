import { CHESS_PLUS_MODES, type ChessPlusMode, DEFAULT_VIEW_STATE } from '#domain/address/query.ts'
import { shownPriceOf } from '#domain/chess/availability.ts'
import type { Instance } from '#domain/chess/chess.ts'

/** The modes of a project; without price modes if no price is shown. */
export function modesOf(instances: readonly Instance[]): readonly ChessPlusMode[] {
  const hasPrices = instances.some((instance) => shownPriceOf(instance).kind === 'price')
  return hasPrices ? CHESS_PLUS_MODES : CHESS_PLUS_MODES.filter((mode) => !mode.startsWith('price'))
}

/** The mode from the address if it is available, else the default. */
export function knownMode(asked: ChessPlusMode, modes: readonly ChessPlusMode[]): ChessPlusMode {
  return modes.includes(asked) ? asked : DEFAULT_VIEW_STATE.mode
}
