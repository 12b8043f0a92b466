import type { WordedFact } from '#i18n/word-fact.ts'
import { Facts } from '#ui/content/facts.tsx'
import styles from './fact-list.module.css'

/** Facts, one per line. */
export function FactList({ facts }: { facts: readonly WordedFact[] }) {
  return <Facts facts={facts} className={styles.facts} />
}
