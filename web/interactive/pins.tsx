import { useLayoutEffect, useRef, useState } from 'react'
import { boundsOf } from '#domain/picture/box.ts'
import type { Point } from '#domain/picture/polygon.ts'
import { type Size, toStage } from '#domain/picture/viewport.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import unmeasured from '#ui/zoom/unmeasured.module.css'
import type { Zoom } from '#ui/zoom/use-zoom.ts'
import { lazyPart } from '#web/chunk/lazy-part.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { Pin } from './pin.tsx'
import styles from './pins.module.css'
import { placePins } from './place-pins.ts'
import type { ShownRegion } from './shown-region.ts'
import { unmeasuredStyle } from './unmeasured-style.ts'
import type { Pointing } from './use-pointed-target.ts'

// Most pictures have no houses, and their points take code.
const HouseNumbers = lazyPart('house-numbers', async () => (await import('./house-numbers.tsx')).HouseNumbers, {
  says: 'first',
})

interface PinsProps {
  readonly regions: readonly ShownRegion[]
  readonly zoom: Zoom
  readonly size: Size
  /** The assumed scale of the picture until the stage is measured. */
  readonly assumedScale: number
  /** The key of the pointed region. */
  readonly pointed: string | null
  readonly taps: Pointing['taps']
}

/** The names of buildings and projects on stems above their regions, and the numbers of houses inside theirs. */
export function Pins({ regions, zoom, size, assumedScale, pointed, taps }: PinsProps) {
  const { language } = useTranslator()
  const list = useRef<HTMLDivElement>(null)
  const [sizes, setSizes] = useState<readonly Size[]>([])
  const pinned = regions.filter(({ subject }) => subject.kind !== 'storey' && subject.kind !== 'instance')
  const { width, height } = size
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts of the pins decide their width.
  useLayoutEffect(() => {
    const pins = [...(list.current?.querySelectorAll('a') ?? [])]
    setSizes(pins.map(({ offsetWidth, offsetHeight }) => ({ width: offsetWidth, height: offsetHeight })))
  }, [regions, language])
  const onStage = (point: Point | null) =>
    point ? toStage(zoom.view, [point[0] * size.width, point[1] * size.height]) : ([-1, -1] as const)
  const styleOf = (point: Point) => {
    if (zoom.unmeasured) return unmeasuredStyle([point[0] * width, point[1] * height])
    const [x, y] = onStage(point)
    return { insetInlineStart: x, insetBlockStart: y }
  }
  // The pins are measured before the stage, whose size of 0 would put them all into its corner for a frame.
  const places = zoom.unmeasured
    ? []
    : placePins(
        pinned.map((region) => onStage(headOf(region))),
        sizes,
        zoom.stage,
      )
  return (
    <>
      {regions.some(({ subject }) => subject.kind === 'instance') && (
        <HouseNumbers
          className={joinClasses(zoom.unmeasured && unmeasured.stage)}
          regions={regions}
          size={size}
          scale={zoom.unmeasured ? assumedScale : zoom.view.scale}
          styleOf={styleOf}
        />
      )}
      <div
        ref={list}
        className={joinClasses(styles.pins, zoom.unmeasured && unmeasured.stage)}
        aria-hidden="true"
        {...taps}
      >
        {pinned.map((region, index) => (
          <Pin
            key={region.key}
            region={region}
            isOn={region.key === pointed}
            place={places[index] ?? null}
            foot={zoom.unmeasured && footOf(headOf(region), size)}
          />
        ))}
      </div>
    </>
  )
}

/** A point of the picture, in its pixels. */
function footOf(point: Point | null, { width, height }: Size): Point | null {
  return point && [point[0] * width, point[1] * height]
}

/** The middle of the upper edge. */
function headOf({ polygons }: ShownRegion): Point | null {
  const box = boundsOf(polygons)
  return box && [box.x + box.width / 2, box.y]
}
