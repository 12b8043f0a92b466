import styles from './fact-strip.module.css'
import type { WordedFact } from './project-facts.ts'

/** The few facts that are asked first, side by side. */
export function FactStrip({ facts }: { facts: readonly WordedFact[] }) {
  if (facts.length === 0) return null
  return (
    <div className={styles.ground}>
      <dl className={styles.strip}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
