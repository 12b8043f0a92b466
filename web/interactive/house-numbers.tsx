import type { Point } from '#domain/picture/polygon.ts'
import styles from './pins.module.css'
import type { ShownRegion } from './shown-region.ts'

/** The numbers of houses, each inside its region; for the eyes alone, since the region itself says more. */
export function HouseNumbers({ houses }: { houses: readonly (ShownRegion & { readonly at: Point })[] }) {
  return (
    <div className={styles.pins} aria-hidden="true">
      {houses.map(({ key, look, subject, at: [x, y] }) =>
        subject.kind === 'instance' ? (
          <span
            key={key}
            className={styles.number}
            data-look={look}
            style={{ insetInlineStart: x, insetBlockStart: y }}
          >
            {subject.of.number}
          </span>
        ) : null,
      )}
    </div>
  )
}
