import type { Image } from '#domain/media/image.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { conePath } from './cone.ts'
import { planAngleOf } from './gaze.ts'
import styles from './plan-drawing.module.css'
import { type Scene, scenesOnPlan } from './scene.ts'
import { type SightStore, useSight } from './sight.ts'

interface PlanDrawingProps {
  readonly image: Image
  readonly scenes: readonly Scene[]
  readonly scene: Scene
  readonly store: SightStore
  /** Null if the whole plan is one button. */
  readonly onEnter: ((scene: Scene) => void) | null
}

/** A plan with a dot for each scene, and a cone for the field of view. */
export function PlanDrawing({ image, scenes, scene, store, onEnter }: PlanDrawingProps) {
  return (
    // A raster plan has a white background of its own.
    <span
      className={styles.plan}
      data-light={image.srcset !== '' || undefined}
      style={{ aspectRatio: image.width / image.height }}
    >
      <Picture image={image} sizes="280px" alt="" fit="contain" eager />
      <Cone image={image} scene={scene} store={store} />
      {scenesOnPlan(scenes, scene).map((one) => {
        const [x, y] = one.plan.point
        const look = {
          className: styles.dot,
          style: { insetInlineStart: `${x * 100}%`, insetBlockStart: `${y * 100}%` },
        }
        const isHere = one.id === scene.id
        if (!onEnter) return <span key={one.id} {...look} data-here={isHere || undefined} />
        return (
          <button
            key={one.id}
            type="button"
            {...look}
            data-here={isHere || undefined}
            aria-label={one.name}
            aria-current={isHere ? 'true' : undefined}
            title={one.name}
            onClick={() => onEnter(one)}
          />
        )
      })}
    </span>
  )
}

interface ConeProps {
  readonly image: Image
  readonly scene: Scene
  readonly store: SightStore
}

function Cone({ image: { width, height }, scene, store }: ConeProps) {
  const sight = useSight(store)
  if (!sight || !scene.plan) return null
  const [x, y] = [scene.plan.point[0] * width, scene.plan.point[1] * height]
  return (
    <svg className={styles.cone} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path
        d={conePath([x, y], width * 0.2, sight.across)}
        transform={`rotate(${planAngleOf(scene.heading, sight.yaw)} ${x} ${y})`}
      />
    </svg>
  )
}
