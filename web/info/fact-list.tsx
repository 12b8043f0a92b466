import styles from './fact-list.module.css'
import type { WordedFact } from './project-facts.ts'

/** Facts line by line. */
export function FactList({ facts }: { facts: readonly WordedFact[] }) {
  if (facts.length === 0) return null
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
