import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { InteractiveData } from '#contract/interactive.ts'
import type { Chess } from '#domain/chess/chess.ts'
import type { Point } from '#domain/picture/polygon.ts'
import { type Size, toStage } from '#domain/picture/viewport.ts'
import { isHydrating } from '#ui/hydration/hydration.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import { useScreenSize } from '#ui/screen/use-screen-size.ts'
import type { Zoom } from '#ui/zoom/use-zoom.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { lazyPart } from '#web/chunk/lazy-part.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { CardFacts } from './card-facts.tsx'
import styles from './label-card.module.css'
import { OpenButton } from './open-button.tsx'
import { estateOf } from './picker-model.ts'
import { placeCard } from './place-card.ts'
import { targetOf } from './region-key.ts'
import type { ShownRegion } from './shown-region.ts'
import { type Subject, subjectOf } from './subject.ts'
import { KEEPS_POINTED, type PointedTarget } from './use-pointed-target.ts'

interface LabelCardProps {
  readonly pointed: PointedTarget | null
  readonly picture: InteractiveData
  readonly regions: readonly ShownRegion[]
  readonly size: Size
  readonly zoom: Zoom
  /** Whether the strip of frames is along the lower edge. */
  readonly isAboveStrip: boolean
}

// Most pictures show no units.
const InstanceFacts = lazyPart('instance-facts', async () => (await import('./instance-facts.tsx')).InstanceFacts, {
  says: 'next',
})

// The breadcrumbs above, the strip or only a margin below. In pixels.
const ABOVE = 72
const BELOW_STRIP = 96
const BELOW = 24
// At the inline end: the zoom buttons, or the list of storeys.
const AFTER = 80
const AFTER_STOREYS = 180

/** The card of the pointed region: beside the region with a line to it, or docked in a lower corner if there is no room. */
export function LabelCard({ pointed, picture, regions, size, zoom, isAboveStrip }: LabelCardProps) {
  const { project, token } = useCatalogue()
  const isSmall = useScreenSize() === 'small'
  const { is_rtl: isRtl } = useTranslator().language
  const card = useRef<HTMLDivElement>(null)
  // A server-rendered card is visible from the start, so it is not animated.
  const [appears] = useState(() => !isHydrating())
  const [own, setOwn] = useState<Size>({ width: 0, height: 0 })
  const chess = project?.chess ?? null
  const target = pointed && targetOf(pointed.key)
  const subject = target ? subjectOf(target, chess, token.catalogs) : isSmall ? buildingOf(picture, chess) : null
  // The content decides the height.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject needs a new measurement.
  useLayoutEffect(() => {
    const element = card.current
    if (!element) return
    const measure = () => {
      const { offsetWidth: width, offsetHeight: height } = element
      setOwn((last) => (last.width === width && last.height === height ? last : { width, height }))
    }
    measure()
    // The facts of a unit may load later.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [pointed?.key, project])
  const hasUnits = regions.some((one) => one.subject.kind === 'instance')
  useEffect(() => {
    if (hasUnits) InstanceFacts.preload()
  }, [hasUnits])
  if (!subject) return null
  const region = regions.find(({ key }) => key === pointed?.key)
  const room = {
    stage: zoom.stage,
    isRtl,
    above: ABOVE,
    below: isAboveStrip ? BELOW_STRIP : BELOW,
    after: picture.storeys.length > 0 ? AFTER_STOREYS : AFTER,
  }
  const place = region && !isSmall ? placeCard(cornersOf(region, size, zoom), own, room) : null
  const hasButton = isSmall || pointed?.by === 'touch'
  return (
    <div
      ref={card}
      className={joinClasses(
        styles.card,
        appears && styles.appears,
        !place && styles.docked,
        !place && isAboveStrip && styles.above,
      )}
      style={{ '--st': region?.colour, ...(place && styleOf(place)) } as CSSProperties}
      {...KEEPS_POINTED}
    >
      {place && <span className={styles.line} data-side={place.side} style={{ insetBlockStart: place.line }} />}
      {subject.kind === 'instance' ? <InstanceFacts instance={subject.of} /> : <CardFacts subject={subject} />}
      {hasButton && target && <OpenButton subject={subject} target={target} />}
    </div>
  )
}

/** On a phone the card is about the building until the visitor points at a storey. */
function buildingOf({ kind, storeys }: InteractiveData, chess: Chess | null): Subject | null {
  const estate = kind === 'facade' && chess ? estateOf(storeys, chess) : null
  return estate && { kind: 'estate', of: estate }
}

function cornersOf({ polygons }: ShownRegion, { width, height }: Size, { view }: Zoom): readonly Point[] {
  return polygons.flat().map(([x, y]) => toStage(view, [x * width, y * height]))
}

function styleOf({ start, top }: { readonly start: number; readonly top: number }): CSSProperties {
  return { insetInlineStart: start, insetBlockStart: top }
}
