import type { OpenHold } from '#domain/hold/open-hold.ts'
import { isForeign } from '#studio/format/format-when.ts'
import { StudioIcon } from '#studio/icon/studio-icon.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import type { StudioTranslator } from '#studio/language/load-translator.ts'
import { useProjectZone } from '#studio/project/use-project-zone.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import styles from './hold-until.module.css'

/** A hold that ends earlier is amber, in milliseconds. */
const SOON = 24 * 3_600_000

/** Until when a unit is held. */
export function HoldUntil({ hold }: { readonly hold: OpenHold }) {
  const translator = useTranslator()
  const until = new Date(hold.until)
  const isSoon = until.getTime() - Date.now() < SOON
  const words = untilWords(translator, until, useProjectZone())
  return (
    // In a column that somebody made narrow the hint has the whole.
    <span className={joinClasses(styles.hold, isSoon && styles.soon)} title={words}>
      <StudioIcon name="clock" size="small" />
      <span className={styles.words}>{words}</span>
    </span>
  )
}

/** The end of a hold by the clocks of its project, as short as a column of them needs it. */
function untilWords({ dateFormat }: Pick<StudioTranslator, 'dateFormat'>, until: Date, timeZone: string): string {
  return dateFormat({
    timeZone,
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    ...(isForeign(until, timeZone) && { timeZoneName: 'short' }),
  }).format(until)
}

const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 28, 12, 58)))

/** The ends of holds with the longest words: a day of two figures in each month. */
export function longestEnds(translator: Pick<StudioTranslator, 'dateFormat'>, timeZone: string): readonly string[] {
  return MONTHS.map((end) => untilWords(translator, end, timeZone))
}
