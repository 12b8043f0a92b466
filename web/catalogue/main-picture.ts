import type { TokenData } from '#contract/token.ts'
import type { Page } from '#domain/address/address.ts'
import type { Chess } from '#domain/chess/chess.ts'
import type { Filter } from '#domain/filter/filter.ts'
import type { PictureQuery } from '#domain/picture/pinpoint.ts'
import { openingEstate } from '#domain/place/opening-estate.ts'

/** The picture of the main page: the root picture, else the building that the project opens on, drawn from the chess. */
export function mainPictureOf(
  { interactive }: Pick<TokenData, 'interactive'>,
  chess: Chess | null,
  filter: Filter,
): PictureQuery | null {
  if (!interactive.enabled) return null
  const estate = chess && openingEstate(chess, filter)
  return interactive.root ?? (estate ? { id: `estate-${estate.id}`, frame: 0 } : null)
}

/** The picture on the stage of a page; null if the page has none. */
export function pictureOfPage(
  page: Page,
  token: Pick<TokenData, 'interactive'>,
  chess: Chess | null,
  filter: Filter,
): PictureQuery | null {
  if (page.name === 'main') return mainPictureOf(token, chess, filter)
  if (page.name !== 'interactive') return null
  return { id: page.interactiveId, frame: page.frameId, storey: page.storeyId ?? undefined }
}
