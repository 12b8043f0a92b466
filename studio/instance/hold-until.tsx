import type { Hold } from '#contract/holds.ts'
import { StudioIcon } from '#studio/icon/studio-icon.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import type { StudioTranslator } from '#studio/language/load-translator.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import styles from './hold-until.module.css'

/** A hold that ends earlier is amber, in milliseconds. */
const SOON = 24 * 3_600_000

/** Until when a unit is held. */
export function HoldUntil({ hold }: { readonly hold: Hold }) {
  const translator = useTranslator()
  const until = new Date(hold.until)
  const isSoon = until.getTime() - Date.now() < SOON
  const words = untilWords(translator, until)
  return (
    // In a column that somebody made narrow the hint has the whole.
    <span className={joinClasses(styles.hold, isSoon && styles.soon)} title={words}>
      <StudioIcon name="clock" size="small" />
      <span className={styles.words}>{words}</span>
    </span>
  )
}

/** The end of a hold, as short as a column of them needs it. */
export function untilWords({ dateFormat }: Pick<StudioTranslator, 'dateFormat'>, until: Date): string {
  return dateFormat({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }).format(until)
}

const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 28, 12, 58)))

/** The ends of holds with the longest words: a day of two figures in each month. */
export function longestEnds(translator: Pick<StudioTranslator, 'dateFormat'>): readonly string[] {
  return MONTHS.map((end) => untilWords(translator, end))
}
