import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { EstateData } from '#contract/chess.ts'
import type { ProjectData } from '#contract/projects.ts'
import { buildChess } from '#domain/chess/build-chess.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import { wordChessPrint } from '#i18n/word-chess-print.ts'
import { createTranslators } from '#server/language/translators.ts'
import { withoutVowels } from './without-vowels.ts'

/** The input of a chess print: the cached answers, the language and the estate. */
interface ChessInput {
  /** The project answer in brotli. */
  readonly project: Uint8Array
  /** The chess answer in brotli. */
  readonly chess: Uint8Array
  readonly lang: LanguageCode
  readonly date: string
  /** Null: all estates. */
  readonly estate: number | null
}

const decompress = promisify(brotliDecompress)
const translators = createTranslators()

/** Words a chess print in the thread that typesets it: for thousands of units this takes a second. */
export async function prepare(input: ChessInput): Promise<object> {
  const [{ data: project }, { data: estates }]: [{ data: ProjectData }, { data: EstateData[] }] = await Promise.all([
    read<{ data: ProjectData }>(input.project),
    read<{ data: EstateData[] }>(input.chess),
  ])
  const chess = buildChess(project, estates)
  const chosen = chess.estates.filter(({ id }) => input.estate === null || id === input.estate)
  return withoutVowels(wordChessPrint(await translators(input.lang), project.project, chosen, input.date))
}

async function read<Answer>(bytes: Uint8Array): Promise<Answer> {
  return JSON.parse((await decompress(bytes)).toString('utf8')) as Answer
}
