import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useEndOfFirstPaint } from '#web/screen/use-end-of-first-paint.ts'
import { saysThousands } from './cell-words.ts'
import { ChessEmpty } from './chess-empty.tsx'
import { ChessLegend } from './chess-legend.tsx'
import { ChessStage } from './chess-stage.tsx'
import styles from './chess-view.module.css'
import { EstateTabs } from './estate-tabs.tsx'

/** The availability grid of one estate: the one asked for, else the first. */
export function ChessView({ estateId }: { estateId: number | null }) {
  const translator = useTranslator()
  const { cell } = useCatalogue().token.chess
  const { chess } = useProject()
  useEndOfFirstPaint()
  const [first] = chess.estates
  const estate = estateId === null ? first : chess.estateById.get(estateId)
  if (!estate) return <ChessEmpty first={first} />
  return (
    <div className={styles.view}>
      <div className={styles.bar}>
        <EstateTabs chess={chess} current={estate} />
        <ChessLegend estate={estate} isInThousands={cell.includes('price') && saysThousands(translator)} />
      </div>
      <ChessStage key={estate.id} estate={estate} />
    </div>
  )
}
