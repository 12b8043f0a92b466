import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { boundsOf } from '#domain/picture/box.ts'
import type { Point } from '#domain/picture/polygon.ts'
import { type Size, toStage } from '#domain/picture/viewport.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import type { Zoom } from '#web/zoom/use-zoom.ts'
import { HouseNumbers } from './house-numbers.tsx'
import { numberedHouses } from './numbered-houses.ts'
import { Pin } from './pin.tsx'
import styles from './pins.module.css'
import { placePins } from './place-pins.ts'
import type { ShownRegion } from './shown-region.ts'
import type { Pointing } from './use-pointed.ts'

interface PinsProps {
  readonly regions: readonly ShownRegion[]
  readonly zoom: Zoom
  readonly size: Size
  /** The key of the one that is looked at. */
  readonly pointed: string | null
  readonly taps: Pointing['taps']
}

/** The names of buildings and projects on stems over their regions, and the numbers of houses in theirs. */
export function Pins({ regions, zoom, size, pointed, taps }: PinsProps) {
  const { language } = useTranslator()
  const list = useRef<HTMLDivElement>(null)
  const [sizes, setSizes] = useState<readonly Size[]>([])
  const pinned = regions.filter(({ subject }) => subject.kind !== 'storey' && subject.kind !== 'instance')
  // Where a number has most room takes long to find, and stays while the picture is zoomed.
  const { width, height } = size
  const houses = useMemo(() => numberedHouses(regions, { width, height }), [regions, width, height])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what they say decides how wide they are.
  useLayoutEffect(() => {
    const pins = [...(list.current?.querySelectorAll('a') ?? [])]
    setSizes(pins.map(({ offsetWidth, offsetHeight }) => ({ width: offsetWidth, height: offsetHeight })))
  }, [regions, language])
  const onStage = (point: Point | null) =>
    point ? toStage(zoom.view, [point[0] * size.width, point[1] * size.height]) : ([-1, -1] as const)
  const places = placePins(
    pinned.map((region) => onStage(headOf(region))),
    sizes,
    zoom.stage,
  )
  return (
    <>
      <HouseNumbers
        houses={houses
          .filter(({ fromScale }) => fromScale <= zoom.view.scale)
          .map((house) => ({ ...house, at: onStage(house.point) }))}
      />
      <div ref={list} className={styles.pins} aria-hidden="true" {...taps}>
        {pinned.map((region, index) => (
          <Pin key={region.key} region={region} isOn={region.key === pointed} place={places[index] ?? null} />
        ))}
      </div>
    </>
  )
}

/** The middle of the upper edge. */
function headOf({ polygons }: ShownRegion): Point | null {
  const box = boundsOf(polygons)
  return box && [box.x + box.width / 2, box.y]
}
