import { useEffect, useRef, useState } from 'react'
import type { InteractiveData } from '#contract/interactive.ts'
import type { Image } from '#domain/media/image.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { lazyPart } from '#web/chunk/lazy-part.tsx'
import { NoPicture } from '#web/picture/no-picture.tsx'
import { usePictureTries } from '#web/picture/use-pictures-age.ts'
import { decodePicture } from './load-frame.ts'
import { drawnPictureOf } from './picker-model.ts'
import frame from './picture-frame.module.css'
import { PictureGround } from './picture-frame.tsx'
import { PictureTrail } from './picture-trail.tsx'

const DrawnView = lazyPart('drawn-view', async () => (await import('./drawn-view.tsx')).DrawnView)

interface LostPhotoProps {
  readonly picture: InteractiveData
  readonly image: Image
  readonly onFound: () => void
}

/** Shown if the file of a picture failed to load: the building generated from its chess, or else a message. */
export function LostPhoto({ picture, image, onFound }: LostPhotoProps) {
  const { project } = useCatalogue()
  const { isTrying, retry } = useRetry(image.src, onFound)
  const drawn = project && drawnPictureOf(picture, project.chess)
  if (drawn) return <DrawnView picture={drawn} />
  return (
    <div className={frame.view}>
      <PictureGround image={image} />
      <PictureTrail picture={picture} />
      <NoPicture isTrying={isTrying} onRetry={retry} />
    </div>
  )
}

/** Loads the file again on request and when the network is back. */
function useRetry(src: string, onFound: () => void) {
  const [isTrying, setTrying] = useState(false)
  const retry = () => {
    setTrying(true)
    decodePicture(src).then(onFound, () => setTrying(false))
  }
  const tries = usePictureTries()
  const first = useRef(tries)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when `tries` grows.
  useEffect(() => {
    if (tries !== first.current) retry()
  }, [tries])
  return { isTrying, retry }
}
