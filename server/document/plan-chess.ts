import type { TokenData } from '#contract/token.ts'
import type { Estate } from '#domain/chess/chess.ts'
import { unitsIn } from '#domain/chess/units-in.ts'
import type { Translator } from '#i18n/translator.ts'
import type { PreparedAnswer } from '#server/answer/prepared-answer.ts'
import type { ProjectModel } from '#server/public/public-models.ts'
import type { Reader } from './document-address.ts'
import type { DocumentPlan } from './document-plan.ts'
import { sellerPictures } from './seller-pictures.ts'
import { sheetData } from './sheet-data.ts'

/** The chess to print: all estates or one of them. */
interface AskedChess {
  readonly token: TokenData
  readonly model: ProjectModel
  /** The answers that the model was built from. */
  readonly sources: { readonly project: PreparedAnswer; readonly chess: PreparedAnswer }
  readonly estate: Estate | null
}

/** More units than this take seconds to typeset. */
const LARGE = 1000

/** Plans the chess print of estates. Its cells are worded where it is typeset. */
export function planChess(
  translator: Translator,
  { date, call }: Reader,
  { token, model, sources, estate }: AskedChess,
): DocumentPlan {
  const { data, chess } = model
  const estates = estate ? [estate] : chess.estates
  const only = estates.length === 1 && estates[0] ? [estates[0].name] : []
  const name = [translator.t('title.chess_print'), ...only, data.project.name].join(' — ')
  const { placed, shown } = sellerPictures({ ...token.contacts, photo: null })
  return {
    template: 'document/chess-print.typ',
    name,
    data: { ...sheetData(translator, token), title: name, logo: placed.logo },
    source: {
      key: [sources.project.hash, sources.chess.hash, call.lang, date, estate?.id ?? ''].join(' '),
      module: 'document/prepare-chess.ts',
      input: async () => ({
        project: await sources.project.bytes('br'),
        chess: await sources.chess.bytes('br'),
        lang: call.lang,
        date,
        estate: estate?.id ?? null,
      }),
    },
    isLarge: estates.flatMap(unitsIn).length > LARGE,
    pictures: Object.fromEntries(shown.map((picture) => [picture.placed.file, picture.wanted])),
    drawings: {},
  }
}
