import { useEffect, useRef, useState } from 'react'
import type { InteractiveData } from '#contract/interactive.ts'
import type { Image } from '#domain/media/image.ts'
import { FrameImages } from './frame-images.tsx'
import { LostPhoto } from './lost-photo.tsx'
import { orbitsOf } from './orbits-of.ts'
import { PictureGround } from './picture-frame.tsx'
import { PictureStage } from './picture-stage.tsx'
import { useFrames } from './use-frames.ts'
import { useToldFrame } from './use-told-frame.ts'
import { useTurn } from './use-turn.ts'

interface PhotoViewProps {
  readonly picture: InteractiveData
  readonly image: Image
}

/** A photographed or rendered picture, of one side or of several. */
export function PhotoView({ picture, image }: PhotoViewProps) {
  const [failed, setFailed] = useState<string | null>(null)
  // Another picture is another chance.
  if (failed === image.src) {
    return <LostPhoto picture={picture} image={image} onFound={() => setFailed(null)} />
  }
  return <PhotoStage picture={picture} image={image} onFail={() => setFailed(image.src)} />
}

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const

/** How many pixels of the device one of the page has. Until the visitor does something one is enough: the picture is there sooner. */
function usePixelRatio(): number {
  const [ratio, setRatio] = useState(1)
  useEffect(() => {
    const sharpen = () => setRatio(devicePixelRatio)
    for (const touch of TOUCHES) addEventListener(touch, sharpen, { once: true })
    return () => {
      for (const touch of TOUCHES) removeEventListener(touch, sharpen)
    }
  }, [])
  return ratio
}

interface PhotoStageProps {
  readonly picture: InteractiveData
  readonly image: Image
  readonly onFail: () => void
}

function PhotoStage({ picture, image, onFail }: PhotoStageProps) {
  const width = useRef(0)
  const pixelRatio = usePixelRatio()
  const frames = useFrames(picture, image, () => width.current)
  const turning = useTurn(picture, frames)
  const orbits = orbitsOf(picture, frames, turning)
  const isMoving = turning?.isMoving === true
  useToldFrame(frames, isMoving)
  const { shown } = frames
  return (
    <PictureStage
      picture={shown.picture}
      size={shown.image}
      regions={shown.picture.frame.regions}
      ground={<PictureGround image={shown.image} />}
      backdrop={(scale) => {
        // Frames that come later are asked for in the same width.
        width.current = scale * shown.image.width * pixelRatio
        return <FrameImages frame={shown} width={width.current} isMoving={isMoving} onFail={onFail} />
      }}
      turning={turning}
      orbits={orbits}
    />
  )
}
