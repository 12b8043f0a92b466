import type { WordedFact } from '#i18n/word-presentation.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import styles from './fact-lines.module.css'

/** Facts line by line, in one column or two. */
export function FactLines({ facts, columns }: { facts: readonly WordedFact[]; columns: 1 | 2 }) {
  if (facts.length === 0) return null
  return (
    <dl className={joinClasses(styles.facts, columns === 2 && styles.wide)}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
