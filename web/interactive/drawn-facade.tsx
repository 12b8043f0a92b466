import { memo, useId, useMemo } from 'react'
import { type DrawnFacade, drawnSectionsOf } from '#domain/picture/drawn-facade.ts'
import { treesOf } from '#domain/picture/drawn-trees.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useChoice } from '#web/choice/choice-context.ts'
import { availabilityOf, lookOf } from '#web/instance/status.ts'
import styles from './drawn-facade.module.css'
import { balconiesPathOf, boxesPath, slabsPathOf, windowLooksOf, windowsPathOf } from './drawn-paths.ts'

/** Larger than any stage, in pixels of the drawing. */
const FAR = 20_000

/** A building generated from its chess: ground, trees, walls and windows. */
export const DrawnBuilding = memo(function DrawnBuilding({ facade }: { facade: DrawnFacade }) {
  const { ground, size } = facade
  const slabs = useMemo(() => slabsPathOf(facade), [facade])
  const balconies = useMemo(() => balconiesPathOf(facade), [facade])
  return (
    <>
      <rect className={styles.earth} x={-FAR} y={ground} width={2 * FAR + size.width} height={FAR} />
      {treesOf(facade).map(({ x, height, radius }) => (
        <g key={x} className={styles.tree}>
          <path d={`M${x - 2} ${ground - height}h4V${ground}h-4z`} />
          <circle cx={x} cy={ground - height} r={radius} />
        </g>
      ))}
      <path className={styles.wall} d={boxesPath(drawnSectionsOf(facade).map(({ wall }) => wall))} />
      <path className={styles.slab} d={slabs} />
      <DrawnWindows facade={facade} />
      <path className={styles.balcony} d={balconies} />
      <path className={styles.ground} d={`M${-FAR} ${ground}H${size.width + FAR}`} />
    </>
  )
})

function DrawnWindows({ facade }: { facade: DrawnFacade }) {
  const { dimming } = useChoice()
  const { changed } = useCatalogue()
  const id = useId()
  const looks = useMemo(() => windowLooksOf(facade, dimming), [facade, dimming])
  const fresh = useMemo(() => windowsPathOf(facade, ({ instance }) => changed.has(instance.id)), [facade, changed])
  return (
    <>
      {looks.map(({ key, status, isDim, path }) => {
        const { className, ...look } = lookOf(status)
        const isHatched = availabilityOf(status) === 'reserved'
        const hatch = `${id}-${key}`
        return (
          <g key={key} className={joinClasses(className, styles.windows, isDim && styles.dim)} {...look}>
            {isHatched && (
              <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                <path className={styles.hatch} d="M0 0V6" />
              </pattern>
            )}
            <path d={path} />
            {isHatched && <path d={path} fill={`url(#${hatch})`} className={styles.hatched} />}
          </g>
        )
      })}
      {fresh && <path key={fresh} className={styles.fresh} d={fresh} />}
    </>
  )
}
