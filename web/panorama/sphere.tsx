import { useEffect, useRef, useState } from 'react'
import '@photo-sphere-viewer/core/index.css'
import type { SceneStageProps } from './scene-stage-props.ts'
import styles from './sphere.module.css'
import { createSphere, type SphereEngine } from './sphere-engine.ts'

/** A scene as a sphere around the visitor, drawn with WebGL. */
export function Sphere({ scene, entry, neighbours, store, onRemote, onMotion, onOutcome, onLost }: SphereProps) {
  const container = useRef<HTMLDivElement>(null)
  const [engine, setEngine] = useState<SphereEngine | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: one engine while mounted; the other values stay the same.
  useEffect(() => {
    if (!container.current) return
    const made = createOrGiveUp(container.current, { onSight: store.show, onMotion, onLost })
    setEngine(made)
    onRemote(made)
    return () => {
      onRemote(null)
      made?.destroy()
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a scene is entered once; later values do not matter.
  useEffect(() => {
    if (!engine) return
    let isWanted = true
    const tell = (outcome: 'shown' | 'failed') => isWanted && onOutcome(outcome)
    engine.show(scene.image, entry).then(
      () => {
        tell('shown')
        // Preloads the scenes that the visitor may enter next.
        for (const { image } of neighbours) new Image().src = engine.sourceOf(image)
      },
      (error) => {
        console.error(error)
        tell('failed')
      },
    )
    return () => {
      isWanted = false
    }
  }, [engine, scene.image.src])

  return <div ref={container} className={styles.sphere} />
}

interface SphereProps extends SceneStageProps {
  readonly onLost: () => void
}

function createOrGiveUp(...given: Parameters<typeof createSphere>): SphereEngine | null {
  try {
    return createSphere(...given)
  } catch (error) {
    console.error(error)
    given[1].onLost()
    return null
  }
}
