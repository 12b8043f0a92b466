import { useEffect, useRef, useState } from 'react'
import type { InteractiveData } from '#contract/interactive.ts'
import type { Image } from '#domain/media/image.ts'
import { sourceFor } from '#domain/media/source-for.ts'
import { framesToPreload, inOrder } from '#domain/picture/frame.ts'
import { ringOf } from '#domain/picture/orbit.ts'
import { useScreenSize } from '#ui/screen/use-screen-size.ts'
import { useApiClient } from '#web/api/client-context.ts'
import { usePicturesAge, usePictureTries } from '#web/picture/use-pictures-age.ts'
import { createFrameLoader, type FrameLoader } from './frame-loader.ts'
import { decodePicture, type LoadedFrame, loadFrame } from './load-frame.ts'

/** Besides the one that is shown and its neighbours, those that a visitor has just come from. */
const MOST_KEPT = 12

/** The frames of a picture: which one is shown, and which is shown as soon as it has come. */
export interface Frames {
  readonly all: readonly InteractiveData['frames'][number][]
  /** The indexes of those that stand round the building with the one that is shown: another orbit has its own. */
  readonly ring: readonly number[]
  readonly shown: LoadedFrame & { readonly index: number }
  /** Shows a frame at once if it has come, else as soon as it has; one that cannot be had leaves what is shown. */
  readonly want: (index: number) => void
  /** The one that was wanted last; it may still be on its way, or not to be had. */
  readonly wanted: { readonly current: number }
  /** The frame that the address names, or is about to. */
  readonly told: { current: number }
}

/** Brings the frames of a picture as they are wanted, and the nearest ones before. `width` is in pixels of the device. */
export function useFrames(picture: InteractiveData, image: Image, width: () => number): Frames {
  const client = useApiClient()
  const all = inOrder(picture.frames)
  const indexOf = (id: number) =>
    Math.max(
      0,
      all.findIndex((frame) => frame.id === id),
    )
  const [shown, setShown] = useState<Frames['shown']>({ picture, image, index: indexOf(picture.frame.id) })
  const wanted = useRef(shown.index)
  const latest = useRef({ all, width })
  latest.current = { all, width }
  const loader = useRef<FrameLoader<LoadedFrame> | null>(null)
  loader.current ??= createFrameLoader<LoadedFrame>({
    most: MOST_KEPT,
    load: (index) =>
      loadFrame(client, { id: picture.id, frame: latest.current.all[index]?.id ?? 0 }, latest.current.width()),
    onLoad: (index, frame) => {
      if (index === wanted.current) setShown({ ...frame, index })
    },
  })

  const want = (index: number) => {
    wanted.current = index
    const frame = loader.current?.want(index)
    if (frame) setShown({ ...frame, index })
  }

  useAgeing(() => loader.current?.clear())
  const tries = usePictureTries()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a frame that did not come is wanted again at the next try.
  useEffect(() => {
    if (wanted.current !== shown.index) want(wanted.current)
  }, [tries])
  const ring = ringOf(all, shown.index)
  usePreloading(shown, ring, loader, width)
  const told = useRef(picture.frame.id)
  const asked = indexOf(picture.frame.id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture is what counts; the rest is looked up.
  useEffect(() => {
    loader.current?.keep(asked, { picture, image })
    // The address that follows a turn must not undo the next one; any other address is followed.
    if (told.current !== picture.frame.id) wanted.current = asked
    told.current = picture.frame.id
    setShown((last) => (wanted.current !== asked || last.picture === picture ? last : { picture, image, index: asked }))
  }, [picture])
  return { all, ring, shown, want, wanted, told }
}

/** The developer has changed the pictures: those that were kept are of no use. */
function useAgeing(onAge: () => void): void {
  const age = usePicturesAge()
  const last = useRef(age)
  useEffect(() => {
    if (last.current !== age) onAge()
    last.current = age
  })
}

/** Brings the neighbours of a frame once its own picture has come. */
function usePreloading(
  { index, image }: Frames['shown'],
  ring: Frames['ring'],
  loader: { readonly current: FrameLoader<LoadedFrame> | null },
  width: () => number,
): void {
  const isSmall = useScreenSize() === 'small'
  const count = ring.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: another frame is what counts.
  useEffect(() => {
    if (count < 2) return
    let isShown = true
    const reach = isSmall || savesData() ? 1 : 2
    decodePicture(sourceFor(image, width())).then(() => {
      const near = framesToPreload(count, ring.indexOf(index), reach)
      if (isShown) loader.current?.preload(near.map((place) => ring[place] ?? index))
    }, console.error)
    return () => {
      isShown = false
    }
  }, [index, count, isSmall])
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}
