import type { TokenData } from '#contract/token.ts'
import type { Estate } from '#domain/chess/chess.ts'
import type { Translator } from '#i18n/translator.ts'
import { wordChessPrint } from '#i18n/word-chess-print.ts'
import type { ProjectModel } from '#server/public/public-models.ts'
import type { Reader } from './document-address.ts'
import type { DocumentPlan } from './document-plan.ts'
import { sellerPictures } from './seller-pictures.ts'
import { sheetData } from './sheet-data.ts'

/** Plans the chess print of estates (spec 2 "Chess Print"). */
export function planChess(
  translator: Translator,
  { date }: Reader,
  token: TokenData,
  { data }: ProjectModel,
  estates: readonly Estate[],
): DocumentPlan {
  const worded = wordChessPrint(translator, data.project, estates, date)
  const [estate] = estates
  const only = estates.length === 1 && estate ? [estate.name] : []
  const name = [translator.t('title.chess_print'), ...only, worded.project].join(' — ')
  const { placed, shown } = sellerPictures({ ...token.contacts, photo: null })
  return {
    template: 'document/chess-print.typ',
    name,
    data: { ...sheetData(translator, token), ...worded, title: name, logo: placed.logo },
    pictures: Object.fromEntries(shown.map((picture) => [picture.placed.file, picture.wanted])),
    drawings: {},
  }
}
