import type { WordedFact } from '#i18n/word-fact.ts'
import { Facts } from '#ui/content/facts.tsx'
import styles from './fact-strip.module.css'

/** The main facts, side by side. */
export function FactStrip({ facts }: { facts: readonly WordedFact[] }) {
  if (facts.length === 0) return null
  return (
    <div className={styles.ground}>
      <Facts facts={facts} className={styles.strip} />
    </div>
  )
}
