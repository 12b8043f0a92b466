import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import type { InteractiveData, Region } from '#contract/interactive.ts'
import type { Box } from '#domain/picture/box.ts'
import { initialView, type Size } from '#domain/picture/viewport.ts'
import type { ScreenSize } from '#domain/screen/screen-size.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import { useScreenSize } from '#ui/screen/use-screen-size.ts'
import unmeasured from '#ui/zoom/unmeasured.module.css'
import { useGlidedBox } from '#ui/zoom/use-glided-box.ts'
import { useZoom } from '#ui/zoom/use-zoom.ts'
import { zoomByKey } from '#ui/zoom/zoom-keys.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { alongRow, focusOf, hasCards, roomFor } from './focus-of.ts'
import { LabelCard } from './label-card.tsx'
import { OrbitSwitch, stepOrbit } from './orbit-switch.tsx'
import type { Orbits } from './orbits-of.ts'
import frame from './picture-frame.module.css'
import { EdgeMask, openEdgesOf } from './picture-frame.tsx'
import styles from './picture-stage.module.css'
import { PictureTrail } from './picture-trail.tsx'
import { Pins } from './pins.tsx'
import { PlanCards } from './plan-cards.tsx'
import { RegionLayer } from './region-layer.tsx'
import { SoldCard } from './sold-card.tsx'
import { StoreyPicker } from './storey-picker.tsx'
import { TurnStrip } from './turn-strip.tsx'
import { useMarkedKey } from './use-marked-key.ts'
import { usePointed } from './use-pointed.ts'
import { useShownRegions } from './use-shown-regions.ts'
import { useTakenPlace } from './use-taken-place.ts'
import type { Turning } from './use-turn.ts'
import { ZoomButtons } from './zoom-buttons.tsx'

/** What a stage needs to know of its picture, photographed or drawn. */
export interface PictureStageProps {
  /** What it is: its kind decides between pins and a list of storeys, its parent is the way back. */
  readonly picture: InteractiveData
  /** The size of the drawing in its own pixels; the corners of the regions are shares of it. */
  readonly size: Size
  /** What can be chosen in the frame that is shown. Keep the array the same as long as nothing in it changes. */
  readonly regions: readonly Region[]
  /** SVG under the regions, in pixels of `size`; as a function it hears how many pixels of the screen one of them takes. */
  readonly backdrop: ReactNode | ((scale: number) => ReactNode)
  /** HTML that fills the stage behind the drawing, for what the drawing does not cover. */
  readonly ground?: ReactNode
  /** What is to be seen at first, in pixels of `size`; the box of the regions if not told. */
  readonly focus?: Box | null | undefined
  /** How it is turned (`useTurn`); none for a picture with one side. */
  readonly turning?: Turning | null | undefined
  /** Its other rounds (`orbitsOf`); none for a picture with one. */
  readonly orbits?: Orbits | null | undefined
}

// Until the stage is measured: it decides which file of a picture comes first.
const ASSUMED_STAGES: Readonly<Record<ScreenSize, Size>> = {
  small: { width: 390, height: 620 },
  medium: { width: 820, height: 1000 },
  large: { width: 1440, height: 780 },
}

/** A picture on the stage with all that one can do with it: zoom, regions, label card, pins or storeys, the way back. */
export function PictureStage(props: PictureStageProps) {
  const { picture, size, regions, backdrop, ground, focus, turning = null, orbits } = props
  const { t, language } = useTranslator()
  const screen = useScreenSize()
  const isSmall = screen === 'small'
  const id = useId()
  const shown = useShownRegions(regions, size)
  // The view must not jump from side to side while the picture turns: it follows when that rests.
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
  const pointing = usePointed(firstCard ? { key: firstCard.key, by: 'touch' } : null)
  const { pointed, point, watch, taps } = pointing
  const marked = useMarkedKey(shown)
  const litKey = pointed?.key ?? marked
  const edges = zoom.viewBox
    ? openEdgesOf(zoom.view, size, zoom.stage)
    : openEdgesOf(assumed, size, ASSUMED_STAGES[screen])
  // On a phone the card takes the place of the rail.
  const hasPicker = picture.kind === 'facade' && picture.storeys.length > 0 && !(taken && isSmall)
  useSoughtFrame(
    pointed?.key ?? null,
    shown.some(({ key }) => key === pointed?.key),
    turning,
  )

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    if (event.key === 'Escape') return point(null)
    const isTurn = turning && zoom.zoom <= 1 && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')
    if (isTurn) turning.step(event.key === 'ArrowRight' ? 1 : -1)
    // Arrows that move nothing are left to the page.
    else if ((event.key.startsWith('Arrow') && zoom.zoom <= 1) || !zoomByKey(event.key, zoom)) return
    event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what happens to the links inside.
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the keys that turn and move the picture.
        tabIndex={0}
        aria-label={picture.name}
        data-tour="stage"
        {...zoom.handlers}
        onKeyDown={(event) => zoom.zoom <= 1 && orbits && stepOrbit(event, orbits)}
        // Links can be dragged away, which would end the drag of the picture.
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
      {hasPicker && <StoreyPicker picture={picture} pointing={pointing} turning={turning} />}
      {taken && !(isSmall && pointed) && <SoldCard taken={taken} />}
      {/* On a phone both would lie at the foot. */}
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

/** A mouse passes over many storeys of a list before it rests on one; milliseconds. */
const REST = 280

/** Turns the picture to what is pointed at in a list and is not to be seen from this side. */
function useSoughtFrame(key: string | null, isShown: boolean, turning: Turning | null): void {
  const isIdle = turning !== null && !turning.isMoving
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` is another function in every drawing.
  useEffect(() => {
    if (key === null || isShown || !isIdle) return
    const waiting = setTimeout(() => turning?.show([key]), REST)
    return () => clearTimeout(waiting)
  }, [key, isShown, isIdle])
}
