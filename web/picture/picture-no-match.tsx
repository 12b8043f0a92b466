import type { Instance } from '#domain/chess/chess.ts'
import { useChoice } from '#web/choice/choice-context.ts'
import { lazyPart } from '#web/chunk/lazy-part.tsx'
import styles from './picture-no-match.module.css'
import { facadePageOf } from './target-page.ts'

const NoMatchNotice = lazyPart(
  'no-match-notice',
  async () => (await import('#web/choice/no-match-notice.tsx')).NoMatchNotice,
)

/** Says over a picture that none of its units matches the filter, and offers what to drop. */
export function PictureNoMatch({ units }: { units: readonly Instance[] }) {
  const { dimming } = useChoice()
  if (dimming === null || units.length === 0 || units.some(({ row }) => dimming[row] === 0)) return null
  return (
    <div className={styles.place}>
      <NoMatchNotice pageOf={facadePageOf} />
    </div>
  )
}
