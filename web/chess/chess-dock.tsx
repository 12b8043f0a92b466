import type { Instance } from '#domain/chess/chess.ts'
import type { StoreyRow } from '#domain/chess/grid-layout.ts'
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
  /** The storey to show if there is no unit. */
  readonly row: StoreyRow | undefined
}

/** A preview of the hovered or focused unit or storey, at a fixed place beside it. Screen readers use the labels instead. */
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
