import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useMemo, useState } from 'react'
import type { InteractiveData } from '#contract/interactive.ts'
import type { Instance } from '#domain/chess/chess.ts'
import type { Image } from '#domain/media/image.ts'
import { isLargerTurned } from '#domain/picture/quarter-turn.ts'
import { LostPictureNote, useLostPicture } from '#ui/content/lost-picture.tsx'
import { useScreenSize } from '#ui/screen/use-screen-size.ts'
import { useZoom } from '#ui/zoom/use-zoom.ts'
import { zoomByKey } from '#ui/zoom/zoom-keys.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { useChoice } from '#web/choice/choice-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { StoreyPlanDrawing } from '#web/picture/storey-plan-drawing.tsx'
import { Hatches } from '#web/picture/storey-plan-hatches.tsx'
import { planSizeOf, planUnitsOf } from '#web/picture/storey-plan-units.ts'
import { unitAfterKey, unitStop } from '#web/picture/storey-plan-walk.ts'
import { PlanLabels } from './plan-labels.tsx'
import styles from './plan-stage.module.css'
import { PlanWays } from './plan-ways.tsx'
import { PlanZoom } from './plan-zoom.tsx'
import { useLift } from './use-lift.ts'
import { usePointedUnit } from './use-pointed-unit.ts'
import { showUnit, useSelectedInSight } from './use-selected-in-sight.ts'

interface PlanStageProps {
  readonly picture: InteractiveData
  readonly image: Image
  readonly label: string
  /** The unit whose card or preview is open. */
  readonly selected: number | null
  readonly onChoose: (event: MouseEvent, instance: Instance) => void
  /** Rendered at the foot, beside the zoom buttons. */
  readonly children: ReactNode
}

/** The plan, to zoom and to choose units in. On a small screen it is turned by 90 degrees if it is larger that way. */
export function PlanStage({ picture, image, label, selected, onChoose, children }: PlanStageProps) {
  const { t } = useTranslator()
  const { chess } = useProject()
  const id = useId()
  const { changed } = useCatalogue()
  const { dimming } = useChoice()
  const isSmall = useScreenSize() === 'small'
  const [isTurned, setTurned] = useState(false)
  const zoom = useZoom({ picture: planSizeOf(image, isTurned), subject: `${picture.id} ${isTurned}` })
  const { view, stage, viewBox, stageRef, handlers } = zoom
  // The size of the stage is known only after the first render.
  const isToTurn = isSmall && isLargerTurned(image, stage)
  if (isToTurn !== isTurned) setTurned(isToTurn)
  const units = useMemo(() => planUnitsOf(picture, chess, isTurned), [picture, chess, isTurned])
  const { pointed, focused, ringed, handlers: pointing } = usePointedUnit()
  const marked = units.find(({ instance }) => instance.id === selected)
  const ring = units.find(({ instance }) => instance.id === ringed)
  useSelectedInSight(zoom, marked)
  const lost = useLostPicture()
  const lift = useLift(zoom, isToTurn === isTurned ? marked : undefined)

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = unitAfterKey(event, units)
    const unit = units.find(({ instance }) => String(instance.id) === next?.dataset.unit)
    if (unit) showUnit(zoom, unit)
    if (next) next.focus({ preventScroll: true })
    else if (zoomByKey(event.key, zoom)) event.preventDefault()
  }

  return (
    <>
      <div className={styles.sheet} data-zoomed={zoom.zoom > 1 || undefined} {...lost.handlers}>
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing has no fieldset. */}
        <div
          ref={stageRef}
          className={styles.stage}
          style={{ translate: `0 ${-lift}px` }}
          role="group"
          aria-label={label}
          onKeyDown={onKeyDown}
          {...handlers}
        >
          {viewBox && (
            // biome-ignore lint/a11y/noSvgWithoutTitle: the group around it has a name.
            <svg viewBox={viewBox} {...pointing}>
              <Hatches id={id} units={units} size={HATCH / view.scale} />
              <StoreyPlanDrawing
                image={image}
                units={units}
                width={Math.max(stage.width, stage.height) * 2}
                hatches={id}
                isTurned={isTurned}
                current={selected}
                stop={unitStop(units, focused ?? selected)}
                dimming={dimming}
                changed={changed}
                onChoose={onChoose}
                attempt={lost.attempt}
              />
              {ring && <path className={styles.ring} d={ring.path} />}
              <PlanWays regions={picture.frame.regions} image={image} isTurned={isTurned} />
            </svg>
          )}
          {viewBox && (
            <PlanLabels units={units} view={view} stage={stage} isClose={zoom.zoom >= CLOSE} pointed={pointed} />
          )}
        </div>
        {lost.isLost && (
          <LostPictureNote text={t('picture.lost')} retryText={t('control.try_again')} onRetry={lost.retry} />
        )}
      </div>
      <div className={styles.foot}>
        {children}
        <PlanZoom zoom={zoom} />
      </div>
    </>
  )
}

/** The distance between the lines of a hatch, in CSS pixels. */
const HATCH = 7

/** The zoom from which labels may use their fullest form. */
const CLOSE = 1.5
