import * as z from 'zod'
import { CHESS_PLUS_MODES } from '#domain/address/query.ts'
import { SORTS } from '#domain/sort/sort-option.ts'
import { frameId, interactiveId } from './id.ts'

/** What a chess cell or a card can show. */
export const CELL_FIELDS = ['number', ...CHESS_PLUS_MODES] as const
/** What a chess cell or a card shows. */
export type CellField = (typeof CELL_FIELDS)[number]

/** How the chess or the premises are shown: whether at all, the place in the menu, the default sort, the cell content. */
export const viewSettings = z
  .object({
    enabled: z.boolean(),
    order: z.int(),
    default_sort: z.enum(SORTS),
    cell: z.array(z.enum(CELL_FIELDS)),
  })
  .meta({ id: 'ViewSettings' })
/** How the chess or the premises are shown. */
export type ViewSettings = z.infer<typeof viewSettings>

/** How the chess is shown. With `taken_prices` visitors see the prices of reserved and sold units too. */
export const chessSettings = viewSettings
  .extend({ taken_prices: z.boolean().default(false) })
  .meta({ id: 'ChessSettings' })
/** How the chess is shown. */
export type ChessSettings = z.infer<typeof chessSettings>

/** A frame of a picture. */
export const interactiveRef = z.object({ id: interactiveId, frame: frameId }).meta({ id: 'InteractiveRef' })

/** Whether pictures are shown, and the first one; `root` is null if the catalogue has none. */
export const interactiveSettings = z
  .object({ enabled: z.boolean(), root: interactiveRef.nullable() })
  .meta({ id: 'InteractiveSettings' })

/** Whether Info is shown, and the html of About. */
export const infoSettings = z
  .object({ enabled: z.boolean(), about: z.string().nullable() })
  .meta({ id: 'InfoSettings' })
