import { isFree } from '#domain/chess/availability.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import { CatalogueContext, useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { FavouriteButton } from '#web/instance/favourite-button.tsx'
import { InstancePrice } from '#web/instance/instance-price.tsx'
import { Plan } from '#web/instance/plan.tsx'
import { StatusMark } from '#web/instance/status-mark.tsx'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import styles from './compare-head.module.css'
import table from './compare-table.module.css'
import type { FavouriteUnit } from './favourite-units.ts'
import { UnitLink } from './unit-link.tsx'

/** The header of a column, with enough of the unit to recognise it. */
export function CompareHead({ unit }: { unit: FavouriteUnit }) {
  return (
    <CatalogueContext value={unit.scope.catalogue}>
      <Head unit={unit} />
    </CatalogueContext>
  )
}

function Head({ unit }: { unit: FavouriteUnit }) {
  const { instance } = unit
  const words = useUnitWords()
  const { changed } = useCatalogue()
  const free = isFree(instance)
  const name = words.name(instance)
  return (
    <th
      scope="col"
      abbr={name}
      className={joinClasses(table.column, !free && styles.taken)}
      data-unit={instance.id}
      data-changed={changed.get(instance.id)}
    >
      <div className={styles.paper}>
        <Plan instance={instance} sizes="20rem" />
        <span className={styles.heart}>
          <FavouriteButton instance={instance} />
        </span>
      </div>
      <div className={styles.text}>
        {free ? <InstancePrice instance={instance} /> : <StatusMark status={instance.status} />}
        <UnitLink unit={unit} className={styles.name}>
          {name}
        </UnitLink>
        <span className={styles.kind}>
          <span>{words.kind(instance)}</span> <span>{words.area(instance)}</span>
        </span>
      </div>
    </th>
  )
}
