import type { Hold } from '#contract/holds.ts'
import { StudioIcon } from '#studio/icon/studio-icon.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import styles from './hold-until.module.css'

/** A hold that ends earlier is amber, in milliseconds. */
const SOON = 24 * 3_600_000

/** Until when a unit is held. */
export function HoldUntil({ hold }: { readonly hold: Hold }) {
  const { dateFormat } = useTranslator()
  const until = new Date(hold.until)
  const isSoon = until.getTime() - Date.now() < SOON
  return (
    <span className={joinClasses(styles.hold, isSoon && styles.soon)}>
      <StudioIcon name="clock" size="small" />
      {dateFormat({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }).format(until)}
    </span>
  )
}
