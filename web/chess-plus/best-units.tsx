import { useId } from 'react'
import { InstanceLink } from '#web/instance/instance-link.tsx'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import styles from './insight.module.css'
import type { Spread } from './insight-figures.ts'

interface BestUnitsProps {
  readonly title: string
  readonly units: Spread['best']
  readonly say: (value: number) => string
}

/** The best few units of the current mode. */
export function BestUnits({ title, units, say }: BestUnitsProps) {
  const words = useUnitWords()
  const id = useId()
  return (
    <section className={styles.best} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul>
        {units.map(({ instance, value }) => (
          <li key={instance.id}>
            <InstanceLink instance={instance}>
              <b>{words.name(instance)}</b>
              <small>{[words.kind(instance), words.area(instance)].join(' · ')}</small>
              <span>{say(value)}</span>
            </InstanceLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
