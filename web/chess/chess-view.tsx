import type { Estate } from '#domain/chess/chess.ts'
import { unitsIn } from '#domain/chess/units-in.ts'
import { openingEstate } from '#domain/place/opening-estate.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { useChoice } from '#web/choice/choice-context.ts'
import { lazyPart } from '#web/chunk/lazy-part.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { saysThousands } from './cell-words.ts'
import { ChessEmpty } from './chess-empty.tsx'
import { ChessStage } from './chess-stage.tsx'
import styles from './chess-view.module.css'
import { GridHead } from './grid-head.tsx'

const NoMatchNotice = lazyPart(
  'no-match-notice',
  async () => (await import('#web/choice/no-match-notice.tsx')).NoMatchNotice,
)

const pageOf = ({ id }: Estate) => ({ name: 'chess-estate', estateId: id }) as const

/** The availability grid of one estate: that of the address, else the one that the project opens on. */
export function ChessView({ estateId }: { estateId: number | null }) {
  const translator = useTranslator()
  const { cell } = useCatalogue().token.chess
  const { chess } = useProject()
  const { dimming, filter } = useChoice()
  const estate = estateId === null ? openingEstate(chess, filter) : chess.estateById.get(estateId)
  if (!estate) return <ChessEmpty first={chess.estates[0]} />
  const hasNoMatch = dimming !== null && estate.free_count > 0 && !unitsIn(estate).some(({ row }) => dimming[row] === 0)
  return (
    <div className={styles.view}>
      <GridHead estate={estate} isInThousands={cell.includes('price') && saysThousands(translator)} />
      <ChessStage key={estate.id} estate={estate} />
      {hasNoMatch && (
        <div className={styles.notice}>
          <NoMatchNotice pageOf={pageOf} />
        </div>
      )}
    </div>
  )
}
