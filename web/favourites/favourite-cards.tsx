import { formatAddress } from '#domain/address/format-address.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { FavouriteCard } from './favourite-card.tsx'
import styles from './favourite-cards.module.css'
import { byScope, type FavouriteUnit } from './favourite-units.ts'
import type { CompareChoice } from './use-compare-choice.ts'

interface FavouriteCardsProps {
  readonly units: readonly FavouriteUnit[]
  readonly choice: CompareChoice
}

/** The units as cards; in a group, by project. */
export function FavouriteCards({ units, choice }: FavouriteCardsProps) {
  const { address } = useNavigation()
  return byScope(units).map(({ scope: { member, project }, units: ofProject }) => (
    <section key={project.data.project.id} className={styles.project}>
      {member && (
        <h3>
          <a href={formatAddress({ ...address, firstToken: member.token, page: { name: 'main' }, panel: null })}>
            {member.name}
          </a>
        </h3>
      )}
      <ul className={styles.cards}>
        {ofProject.map((unit) => (
          <FavouriteCard key={unit.instance.id} unit={unit} choice={choice} />
        ))}
      </ul>
    </section>
  ))
}
