import type { WordedFact } from '#i18n/word-fact.ts'
import { Facts } from '#web/ui/facts.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import styles from './fact-lines.module.css'

/** Facts line by line, in one column or two. */
export function FactLines({ facts, columns }: { facts: readonly WordedFact[]; columns: 1 | 2 }) {
  return <Facts facts={facts} className={joinClasses(styles.facts, columns === 2 && styles.wide)} />
}
