import type { TokenData } from '#contract/token.ts'
import type { Chess } from '#domain/chess/chess.ts'
import type { PictureQuery } from './show-picture.ts'

/** The picture of the main page: the top one, else the first building, drawn from the chess (design 2). */
export function mainPictureOf(
  { interactive }: Pick<TokenData, 'interactive'>,
  chess: Chess | null,
): PictureQuery | null {
  if (!interactive.enabled) return null
  const [estate] = chess?.estates ?? []
  return interactive.root ?? (estate ? { id: `estate-${estate.id}`, frame: 0 } : null)
}
