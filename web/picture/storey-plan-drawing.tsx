import { type MouseEvent, memo } from 'react'
import type { Instance } from '#domain/chess/chess.ts'
import type { Failures } from '#domain/filter/match-units.ts'
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
  /** The largest width of the plan on the screen, in pixels. */
  readonly width: number
  /** The id of its `Hatches`. They are a sibling element, since their size changes more often than the plan. */
  readonly hatches: string
  readonly isTurned?: boolean
  /** The marked unit. */
  readonly current: number | null
  /** The unit in the tab order. */
  readonly stop: number | null
  /** Units that do not match the filter are dimmed. */
  readonly dimming?: Failures | null
  /** Units that have just changed. */
  readonly changed?: ReadonlyMap<number, unknown>
  readonly onChoose?: (event: MouseEvent, instance: Instance) => void
  /** A further attempt loads the file of the plan again. */
  readonly attempt?: number
}

/** A plan in its own pixels: the lines of the plan over the units in the colours of their statuses. */
export const StoreyPlanDrawing = memo(function StoreyPlanDrawing(props: StoreyPlanDrawingProps) {
  const { image, units, width, hatches, isTurned = false, current, stop, dimming, changed, onChoose, attempt } = props
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
        key={attempt}
        className={styles.lines}
        // A raster plan has a white background, which must not hide the colours.
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
