import { type MouseEvent, memo } from 'react'
import type { Instance } from '#domain/chess/chess.ts'
import type { Failures } from '#domain/filter/evaluate.ts'
import type { Image } from '#domain/media/image.ts'
import { sourceFor } from '#domain/media/source-for.ts'
import { SvgImg } from '#ui/picture/img.tsx'
import styles from './storey-plan.module.css'
import { hatchIdOf } from './storey-plan-hatches.tsx'
import { StoreyPlanUnit } from './storey-plan-unit.tsx'
import type { PlanUnit } from './storey-plan-units.ts'

interface StoreyPlanDrawingProps {
  readonly image: Image
  readonly units: readonly PlanUnit[]
  /** How wide it is shown at most, in pixels of the screen. */
  readonly width: number
  /** The id of its `Hatches`, which stand beside it: how fine they are may change more often than the plan. */
  readonly hatches: string
  readonly isTurned?: boolean
  /** The unit that is marked. */
  readonly current: number | null
  /** The unit that the Tab key stops at. */
  readonly stop: number | null
  /** Those outside the filter are dimmed; none if not told. */
  readonly dimming?: Failures | null
  /** Units that have just changed. */
  readonly changed?: ReadonlyMap<number, unknown>
  readonly onChoose?: (event: MouseEvent, instance: Instance) => void
}

/** A plan in its own pixels: the units in the colours of their statuses under its lines. */
export const StoreyPlanDrawing = memo(function StoreyPlanDrawing(props: StoreyPlanDrawingProps) {
  const { image, units, width, hatches, isTurned = false, current, stop, dimming, changed, onChoose } = props
  const marked = units.find(({ instance }) => instance.id === current)
  return (
    <>
      {units.map(({ instance, path }) => (
        <StoreyPlanUnit
          key={instance.id}
          instance={instance}
          path={path}
          hatch={hatchIdOf(hatches, instance.status)}
          isStop={instance.id === stop}
          isCurrent={instance.id === current}
          isDim={Boolean(dimming?.[instance.row])}
          isChanged={changed?.has(instance.id) === true}
          onChoose={onChoose}
        />
      ))}
      <SvgImg
        className={styles.lines}
        // A plan that is no drawing brings a white sheet of its own, which must not hide the colours.
        data-sheet={image.srcset !== '' || undefined}
        href={sourceFor(image, width)}
        width={image.width}
        height={image.height}
        transform={isTurned ? `translate(${image.height} 0) rotate(90)` : undefined}
      />
      {marked && <path className={styles.ring} d={marked.path} />}
    </>
  )
})
