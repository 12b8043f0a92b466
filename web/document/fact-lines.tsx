import type { WordedFact } from '#i18n/word-fact.ts'
import { Facts } from '#ui/content/facts.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import styles from './fact-lines.module.css'

/** Facts line by line, in one column or two. */
export function FactLines({ facts, columns }: { facts: readonly WordedFact[]; columns: 1 | 2 }) {
  return <Facts facts={facts} className={joinClasses(styles.facts, columns === 2 && styles.wide)} />
}
