import { useEffect, useRef, useState } from 'react'
import type { InteractiveData } from '#contract/interactive.ts'
import type { Image } from '#domain/media/image.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { FrameImages } from './frame-images.tsx'
import { LostPhoto } from './lost-photo.tsx'
import { orbitsOf } from './orbits-of.ts'
import { PictureGround } from './picture-frame.tsx'
import { PictureStage } from './picture-stage.tsx'
import { type Frames, useFrames } from './use-frames.ts'
import { useTurn } from './use-turn.ts'

interface PhotoViewProps {
  readonly picture: InteractiveData
  readonly image: Image
}

/** A photo or rendering with one or several sides. */
export function PhotoView({ picture, image }: PhotoViewProps) {
  const [failed, setFailed] = useState<string | null>(null)
  // Remembers the file, so that another picture is tried.
  if (failed === image.src) {
    return <LostPhoto picture={picture} image={image} onFound={() => setFailed(null)} />
  }
  return <PhotoStage picture={picture} image={image} onFail={() => setFailed(image.src)} />
}

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const

/** How long after the first touch the picture gets sharper, in milliseconds: what the touch does should not wait for it. */
const SHARP_MS = 1000

/** Device pixels per CSS pixel. It is 1 until after the first interaction, so that the first picture loads sooner. */
function usePixelRatio(): number {
  const [ratio, setRatio] = useState(1)
  useEffect(() => {
    let stop = () => {
      for (const touch of TOUCHES) removeEventListener(touch, sharpen)
    }
    const sharpen = () => {
      stop()
      const timer = setTimeout(() => setRatio(devicePixelRatio), SHARP_MS)
      stop = () => clearTimeout(timer)
    }
    for (const touch of TOUCHES) addEventListener(touch, sharpen)
    return () => stop()
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
  useFrameInAddress(frames, isMoving)
  const { shown } = frames
  // Blurring another picture for each step of a turn would make the turn stutter.
  const ground = useRef(shown.image)
  if (!isMoving) ground.current = shown.image
  return (
    <PictureStage
      picture={shown.picture}
      size={shown.image}
      regions={shown.picture.frame.regions}
      ground={<PictureGround image={ground.current} />}
      backdrop={(scale) => {
        // Later frames load in the same width.
        width.current = scale * shown.image.width * pixelRatio
        return <FrameImages frame={shown} width={width.current} isMoving={isMoving} onFail={onFail} />
      }}
      turning={turning}
      orbits={orbits}
    />
  )
}

/** Writes the frame to the address when a turn has ended. */
function useFrameInAddress({ shown, inAddress }: Frames, isMoving: boolean): void {
  const { turnTo, address } = useNavigation()
  // Keeps the marked storey.
  const storeyId = address.page.name === 'interactive' ? address.page.storeyId : null
  const { id, frame } = shown.picture
  useEffect(() => {
    if (isMoving || frame.id === inAddress.current) return
    inAddress.current = frame.id
    turnTo({ name: 'interactive', interactiveId: id, frameId: frame.id, storeyId })
  }, [isMoving, frame.id, id, storeyId, inAddress, turnTo])
}
