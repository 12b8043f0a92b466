import type { WordedSheet } from '#i18n/word-chess-print.ts'
import { StatusMark } from '#web/instance/status-mark.tsx'
import { TagMark } from '#web/instance/tag-mark.tsx'
import styles from './chess-paper-legend.module.css'

/** The statuses on a sheet, with their counts. */
export function ChessPaperStatuses({ sheet }: { sheet: WordedSheet }) {
  return (
    <p className={styles.statuses}>
      {sheet.statuses.map(({ status, count }) => (
        <StatusMark key={status.id} status={status}>
          <b>{count}</b>
        </StatusMark>
      ))}
    </p>
  )
}

/** Explains the small marks in the cells; renders nothing if there are none. */
export function ChessPaperLegend({ sheet }: { sheet: WordedSheet }) {
  const { promotions, tags } = sheet
  if (promotions.length === 0 && tags.length === 0) return null
  return (
    <p className={styles.legend}>
      {promotions.length > 0 && <span className={styles.promotions}>{promotions.join(' · ')}</span>}
      {tags.map(({ name, color }, id) => (
        <TagMark key={`${name} ${color}`} tag={{ id, name, color }} />
      ))}
    </p>
  )
}
