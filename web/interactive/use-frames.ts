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

/** Enough for the current frame, its neighbours and those that the visitor has just passed. */
const MOST_KEPT = 12

/** The frames of a picture: the shown one, and the one to show as soon as it has loaded. */
export interface Frames {
  readonly all: readonly InteractiveData['frames'][number][]
  /** The indexes of the frames in the current orbit. */
  readonly ring: readonly number[]
  readonly shown: LoadedFrame & { readonly index: number }
  /** Shows a frame at once if it has loaded, or else as soon as it has. If it fails, the shown one stays. */
  readonly want: (index: number) => void
  /** The index wanted last. It may still be loading, or have failed. */
  readonly wanted: { readonly current: number }
  /** The id of the frame in the address, or about to be in it. */
  readonly inAddress: { current: number }
}

/** Loads the frames of a picture on demand, and preloads the nearest ones. `width` is in device pixels. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a frame that failed is wanted again when `tries` grows.
  useEffect(() => {
    if (wanted.current !== shown.index) want(wanted.current)
  }, [tries])
  const ring = ringOf(all, shown.index)
  usePreloading(shown, ring, loader, width)
  const inAddress = useRef(picture.frame.id)
  const asked = indexOf(picture.frame.id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only for another picture.
  useEffect(() => {
    loader.current?.keep(asked, { picture, image })
    // The address is updated after a turn, which must not undo the next turn. Any other new address is followed.
    if (inAddress.current !== picture.frame.id) wanted.current = asked
    inAddress.current = picture.frame.id
    setShown((last) => (wanted.current !== asked || last.picture === picture ? last : { picture, image, index: asked }))
  }, [picture])
  return { all, ring, shown, want, wanted, inAddress }
}

/** Calls `onAge` when the developer has changed the pictures, so that loaded frames are outdated. */
function useAgeing(onAge: () => void): void {
  const age = usePicturesAge()
  const last = useRef(age)
  useEffect(() => {
    if (last.current !== age) onAge()
    last.current = age
  })
}

/** Preloads the neighbours of a frame after its own picture has loaded. */
function usePreloading(
  { index, image }: Frames['shown'],
  ring: Frames['ring'],
  loader: { readonly current: FrameLoader<LoadedFrame> | null },
  width: () => number,
): void {
  const isSmall = useScreenSize() === 'small'
  const count = ring.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only for another frame.
  useEffect(() => {
    if (count < 2) return
    let isShown = true
    const reach = isSmall || savesData() ? 1 : 2
    decodePicture(sourceFor(image, width())).then(() => {
      const near = framesToPreload(count, ring.indexOf(index), reach)
      if (isShown) loader.current?.preload(near.map((place) => ring[place] ?? index))
    }, console.warn)
    return () => {
      isShown = false
    }
  }, [index, count, isSmall])
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}
