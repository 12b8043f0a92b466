import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Point } from '#domain/picture/polygon.ts'
import { type Size, toPicture, toStage, type View } from '#domain/picture/viewport.ts'
import { MAX_ZOOM } from '#domain/picture/zoom-limits.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { useZoom } from '#ui/zoom/use-zoom.ts'
import { ZOOM_STEP } from '#ui/zoom/zoom-keys.ts'
import styles from './flat-scene.module.css'
import { type Direction, isOn } from './gaze.ts'
import type { Scene } from './scene.ts'
import type { SceneStageProps } from './scene-stage-props.ts'
import type { Sight } from './sight.ts'

/** A scene as a flat picture to pan and zoom, for devices without WebGL 2. */
export function FlatScene({ scene, entry, store, onRemote, onMotion, onOutcome }: SceneStageProps) {
  const { image } = scene
  const zoom = useZoom({ picture: image, focus: focusOf(image, entry) })
  const { view, stage, stageRef, handlers } = zoom
  const isMeasured = stage.width > 0
  useLayoutEffect(() => {
    if (isMeasured) store.show(sightOf(view, zoom.zoom, image, stage))
  })
  const latest = useRef(zoom)
  latest.current = zoom
  // biome-ignore lint/correctness/useExhaustiveDependencies: the remote reads the latest zoom from a ref.
  useEffect(() => {
    onMotion('none')
    onOutcome('shown')
    onRemote({
      turnBy: (yaw, pitch) => {
        const { moveBy, view } = latest.current
        moveBy([(-yaw / 360) * image.width * view.scale, (pitch / 180) * image.height * view.scale])
      },
      zoomBy: (steps) => latest.current.zoomBy(ZOOM_STEP ** steps),
      toggleMotion: () => {},
    })
    return () => onRemote(null)
  }, [])
  return (
    <div ref={stageRef} className={styles.stage} {...handlers}>
      <div
        className={styles.picture}
        style={{
          inlineSize: image.width * view.scale,
          blockSize: image.height * view.scale,
          translate: `${view.x}px ${view.y}px`,
        }}
      >
        <Picture image={image} sizes={`${Math.round(image.width * view.scale)}px`} alt="" fit="contain" eager />
      </div>
    </div>
  )
}

/** Half of the picture's height, around the entry direction, fills the stage. The width follows from the stage. */
function focusOf({ width, height }: Size, { yaw, pitch }: Direction) {
  const [x, y] = pixelOf({ yaw, pitch }, { width, height })
  return { x, y: y - height / 4, width: 1, height: height / 2 }
}

function pixelOf({ yaw, pitch }: Direction, { width, height }: Size): Point {
  return [width * (0.5 + yaw / 360), height * (0.5 - pitch / 180)]
}

function sightOf(view: View, zoom: number, image: Scene['image'], stage: Size): Sight {
  const [x, y] = toPicture(view, [stage.width / 2, stage.height / 2])
  return {
    yaw: (x / image.width - 0.5) * 360,
    pitch: (0.5 - y / image.height) * 180,
    across: Math.min(360, (stage.width / view.scale / image.width) * 360),
    zoom: (zoom - 1) / (MAX_ZOOM - 1),
    place: (direction) => {
      const point = toStage(view, pixelOf(direction, image))
      return isOn(point, stage) ? point : null
    },
  }
}
