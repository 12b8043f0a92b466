import { shownPriceOf } from '#domain/chess/availability.ts'
import type { Instance } from '#domain/chess/chess.ts'
import { FavouriteButton } from '#web/instance/favourite-button.tsx'
import { InstancePrice } from '#web/instance/instance-price.tsx'
import { StatusMark } from '#web/instance/status-mark.tsx'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import facts from './card-facts.module.css'
import styles from './instance-facts.module.css'

/** The facts of a unit that is a region of the picture, such as a house on a masterplan. */
export function InstanceFacts({ instance }: { instance: Instance }) {
  const words = useUnitWords()
  const isPriced = shownPriceOf(instance).kind !== 'unavailable'
  return (
    <div className={facts.facts}>
      <div className={facts.head}>
        <strong className={facts.name}>{words.name(instance)}</strong>
        <span className={styles.heart}>
          <FavouriteButton instance={instance} />
        </span>
      </div>
      {isPriced && <InstancePrice instance={instance} />}
      <span className={facts.quiet}>
        {words.kind(instance)} · {words.area(instance)}
      </span>
      <span className={styles.status}>
        <StatusMark status={instance.status} />
      </span>
    </div>
  )
}
