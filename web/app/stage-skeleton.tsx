import { Skeleton } from '#ui/content/skeleton.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './stage-skeleton.module.css'

const PIECES = {
  picture: { count: 1, height: '100%' },
  grid: { count: 96, height: '3rem' },
  cards: { count: 12, height: '20rem' },
  text: { count: 12, height: '1.25rem' },
} as const

/** The shape of the content that is loading. */
type StageShape = keyof typeof PIECES

interface StageSkeletonProps {
  readonly shape: StageShape
  /** The page's title, if it is known already. */
  readonly title?: string | undefined
}

/** A loading stage in the shape of its content. */
export function StageSkeleton({ shape, title }: StageSkeletonProps) {
  const { t } = useTranslator()
  const { count, height } = PIECES[shape]
  return (
    <div className={styles[shape]} role="status" aria-label={t('message.loading')} aria-busy="true">
      {title && (
        <p className={styles.title} aria-hidden="true">
          {title}
        </p>
      )}
      {Array.from({ length: count }, (_, piece) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are all alike
        <Skeleton key={piece} height={height} />
      ))}
    </div>
  )
}
