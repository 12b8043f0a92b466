import type { Instance } from '#domain/chess/chess.ts'
import type { GridRow } from '#domain/chess/grid.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { InstancePrice } from '#web/instance/instance-price.tsx'
import { Plan } from '#web/instance/plan.tsx'
import { TagMark } from '#web/instance/tag-mark.tsx'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useFavourites } from '#web/visitor/favourites-context.ts'
import styles from './chess-dock.module.css'
import { StoreyFacts } from './storey-facts.tsx'

interface ChessDockProps {
  readonly side: 'start' | 'end'
  readonly unit: Instance | null
  /** What is shown where no unit is. */
  readonly row: GridRow | undefined
}

/** What is pointed at in the grid, always in the same place, so that no neighbour is covered. Labels say it to others. */
export function ChessDock({ side, unit, row }: ChessDockProps) {
  return (
    <div className={styles.dock} data-side={side} aria-hidden="true">
      {unit ? <UnitFacts unit={unit} /> : row && <StoreyFacts row={row} />}
    </div>
  )
}

function UnitFacts({ unit }: { unit: Instance }) {
  const words = useUnitWords()
  const { favourites } = useFavourites()
  return (
    <>
      <div className={styles.paper}>
        <Plan instance={unit} sizes="16rem" eager />
        {favourites.includes(unit.id) && (
          <span className={styles.favourite}>
            <Icon name="heartfill" />
          </span>
        )}
      </div>
      <div className={styles.text}>
        <InstancePrice instance={unit} />
        <strong>{`${words.kind(unit)} · ${words.area(unit)}`}</strong>
        <span className={styles.quiet}>{`${words.name(unit)} · ${words.place(unit)}`}</span>
        <span className={styles.tags}>
          {unit.tags.map((tag) => (
            <TagMark key={tag.id} tag={tag} />
          ))}
        </span>
      </div>
    </>
  )
}
