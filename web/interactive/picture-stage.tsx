import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef } from 'react'
import type { InteractiveData, Region } from '#contract/interactive.ts'
import type { Box } from '#domain/picture/box.ts'
import { initialView, type Size } from '#domain/picture/viewport.ts'
import type { ScreenSize } from '#domain/screen/screen-size.ts'
import '#ui/icon/next-icon-paths.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import { useScreenSize } from '#ui/screen/use-screen-size.ts'
import unmeasured from '#ui/zoom/unmeasured.module.css'
import { useGlidedBox } from '#ui/zoom/use-glided-box.ts'
import { useZoom } from '#ui/zoom/use-zoom.ts'
import { zoomByKey } from '#ui/zoom/zoom-keys.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { lazyPart } from '#web/chunk/lazy-part.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { PictureNoMatch } from '#web/picture/picture-no-match.tsx'
import { alongRow, focusOf, hasCards, roomFor } from './focus-of.ts'
import { LabelCard } from './label-card.tsx'
import type { Orbits } from './orbits-of.ts'
import { unitsOfPicture } from './picker-model.ts'
import frame from './picture-frame.module.css'
import { EdgeMask, openEdgesOf } from './picture-frame.tsx'
import styles from './picture-stage.module.css'
import { PictureTrail } from './picture-trail.tsx'
import { Pins } from './pins.tsx'
import { PlanCards } from './plan-cards.tsx'
import { RegionLayer } from './region-layer.tsx'
import { stepOrbit } from './step-orbit.ts'
import { useMarkedKey } from './use-marked-key.ts'
import { usePointedTarget } from './use-pointed-target.ts'
import { useShownRegions } from './use-shown-regions.ts'
import { useTakenPlace } from './use-taken-place.ts'
import type { Turning } from './use-turn.ts'
import { ZoomButtons } from './zoom-buttons.tsx'

// Most pictures do not have these: they are for buildings, for pictures with several sides, for what is sold out.
const OrbitSwitch = lazyPart('orbit-switch', async () => (await import('./orbit-switch.tsx')).OrbitSwitch, {
  says: 'next',
})
const StoreyPicker = lazyPart('storey-picker', async () => (await import('./storey-picker.tsx')).StoreyPicker, {
  says: 'next',
})
const TurnStrip = lazyPart('turn-strip', async () => (await import('./turn-strip.tsx')).TurnStrip, { says: 'next' })
const SoldCard = lazyPart('sold-card', async () => (await import('./sold-card.tsx')).SoldCard)

/** The props of a stage for a photo or a drawing. */
interface PictureStageProps {
  /** Its kind decides between pins and a list of storeys. Its parent is the target of the back link. */
  readonly picture: InteractiveData
  /** The size of the picture in its own pixels. The coordinates of regions are fractions of it. */
  readonly size: Size
  /** The regions of the current frame. Pass the same array until something in it changes. */
  readonly regions: readonly Region[]
  /** SVG below the regions, in pixels of `size`. A function receives the number of CSS pixels per pixel. */
  readonly backdrop: ReactNode | ((scale: number) => ReactNode)
  /** HTML that fills the stage behind the picture. */
  readonly ground?: ReactNode
  /** The part to show at first, in pixels of `size`. The default is the box around the regions. */
  readonly focus?: Box | null | undefined
  /** The turning (`useTurn`) of a picture with several sides. */
  readonly turning?: Turning | null | undefined
  /** The orbits (`orbitsOf`) of a picture with several. */
  readonly orbits?: Orbits | null | undefined
}

// Assumed until the stage is measured. They decide which file of a picture loads first.
const ASSUMED_STAGES: Readonly<Record<ScreenSize, Size>> = {
  small: { width: 390, height: 620 },
  medium: { width: 820, height: 1000 },
  large: { width: 1440, height: 780 },
}

/** A picture on the stage with zoom, regions, label card, pins or storeys, and breadcrumbs. */
export function PictureStage(props: PictureStageProps) {
  const { picture, size, regions, backdrop, ground, focus, turning = null, orbits } = props
  const { t, language } = useTranslator()
  const { project } = useCatalogue()
  const screen = useScreenSize()
  const isSmall = screen === 'small'
  const id = useId()
  const shown = useShownRegions(regions, size)
  // The focus updates only when the picture is at rest: the view must not jump while it turns.
  const rested = useRef(shown)
  if (!turning?.isMoving) rested.current = shown
  const ownFocus = useGlidedBox(focusOf(picture.kind, rested.current, size, { isSmall, isRtl: language.is_rtl }))
  const room = roomFor(picture.kind, size, isSmall)
  const assumed = initialView(room, ASSUMED_STAGES[screen], focus ?? ownFocus)
  const zoom = useZoom({
    picture: room,
    focus: focus ?? ownFocus,
    endsWhole: true,
    turn: turning?.drag ?? null,
  })
  const hasPlanCards = isSmall && picture.kind !== 'facade' && hasCards(regions)
  const taken = useTakenPlace(picture)
  const [firstCard] = hasPlanCards && !taken ? alongRow(shown) : []
  const pointing = usePointedTarget(firstCard ? { key: firstCard.key, by: 'touch' } : null)
  const { pointed, point, watch, taps } = pointing
  const marked = useMarkedKey(shown)
  const litKey = pointed?.key ?? marked
  const units = useMemo(() => (project ? unitsOfPicture(picture, project.chess) : []), [picture, project])
  const edges = zoom.viewBox
    ? openEdgesOf(zoom.view, size, zoom.stage)
    : openEdgesOf(assumed, size, ASSUMED_STAGES[screen])
  // On a phone the card for a sold-out building replaces the rail.
  const hasPicker = picture.kind === 'facade' && picture.storeys.length > 0 && !(taken && isSmall)
  useTurnToPointed(
    pointed?.key ?? null,
    shown.some(({ key }) => key === pointed?.key),
    turning,
  )

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    if (event.key === 'Escape') return point(null)
    const isTurn = turning && zoom.zoom <= 1 && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')
    if (isTurn) turning.step(event.key === 'ArrowRight' ? 1 : -1)
    // The page handles arrows that move nothing here.
    else if ((event.key.startsWith('Arrow') && zoom.zoom <= 1) || !zoomByKey(event.key, zoom)) return
    event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes events of the links inside.
    <div
      className={joinClasses(frame.view, zoom.unmeasured && unmeasured.place)}
      style={zoom.unmeasured ?? undefined}
      {...watch}
      onKeyDown={onKeyDown}
    >
      {ground}
      <PictureTrail picture={picture} />
      {orbits && <OrbitSwitch picture={picture} orbits={orbits} />}
      <section
        ref={zoom.stageRef}
        className={joinClasses(
          frame.stage,
          styles.stage,
          zoom.zoom > 1 && styles.zoomed,
          turning && styles.turns,
          taken && styles.taken,
          zoom.unmeasured && unmeasured.stage,
        )}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it receives the keys that turn and move the picture.
        tabIndex={0}
        aria-label={picture.name}
        data-tour="stage"
        {...zoom.handlers}
        onKeyDown={(event) => zoom.zoom <= 1 && orbits && stepOrbit(event, orbits)}
        // The native drag of a link would end the drag of the picture.
        onDragStart={(event) => event.preventDefault()}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing has no fieldset. */}
        <svg
          className={joinClasses(zoom.unmeasured && unmeasured.picture)}
          viewBox={zoom.viewBox ?? `0 0 ${room.width} ${room.height}`}
          role="group"
          aria-label={t('interactive.regions_label')}
          {...taps}
        >
          {edges && <EdgeMask id={id} edges={edges} size={size} />}
          <g mask={edges ? `url(#${id})` : undefined}>
            {typeof backdrop === 'function' ? backdrop((zoom.viewBox ? zoom.view : assumed).scale) : backdrop}
          </g>
          <RegionLayer regions={shown} pointed={litKey} isMoving={turning?.isMoving === true} />
        </svg>
      </section>
      {!hasPlanCards && !turning?.isMoving && (
        <Pins regions={shown} zoom={zoom} size={size} assumedScale={assumed.scale} pointed={litKey} taps={taps} />
      )}
      <PictureNoMatch units={units} />
      {hasPicker && <StoreyPicker picture={picture} pointing={pointing} turning={turning} />}
      {taken && !(isSmall && pointed) && <SoldCard taken={taken} />}
      {/* On a phone both would be at the bottom. */}
      {taken && isSmall && !pointed ? null : hasPlanCards ? (
        <PlanCards regions={shown} size={size} pointing={pointing} centre={zoom.centre} />
      ) : (
        <LabelCard
          pointed={pointed}
          picture={picture}
          regions={shown}
          size={size}
          zoom={zoom}
          isAboveStrip={turning !== null}
        />
      )}
      {turning && !isSmall && <TurnStrip picture={picture} turning={turning} />}
      {!isSmall && <ZoomButtons zoom={zoom} />}
    </div>
  )
}

/** Milliseconds that the mouse must rest on a storey of the list, since it passes over many. */
const REST = 280

/** Turns the picture to a region that is pointed at in a list but not visible from this side. */
function useTurnToPointed(key: string | null, isShown: boolean, turning: Turning | null): void {
  const isIdle = turning !== null && !turning.isMoving
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` is a new function in every render.
  useEffect(() => {
    if (key === null || isShown || !isIdle) return
    const waiting = setTimeout(() => turning?.show([key]), REST)
    return () => clearTimeout(waiting)
  }, [key, isShown, isIdle])
}
