import { useState } from 'react'
import { lazyPart } from '#web/chunk/lazy-part.tsx'
import { canDrawSpheres } from './can-draw.ts'
import { FlatScene } from './flat-scene.tsx'
import type { Direction } from './gaze.ts'
import type { Motion, Remote } from './remote.ts'
import type { Scene } from './scene.ts'
import type { SightStore } from './sight.ts'

const Sphere = lazyPart('panorama-sphere', async () => (await import('./sphere.tsx')).Sphere)

/** What a scene on the stage needs to know, and to tell. */
export interface SceneStageProps {
  readonly scene: Scene
  /** Where the visitor looks when he comes in. */
  readonly entry: Direction
  /** Scenes that he may go to next. */
  readonly neighbours: readonly Scene[]
  readonly store: SightStore
  readonly onRemote: (remote: Remote | null) => void
  readonly onMotion: (motion: Motion) => void
  readonly onOutcome: (outcome: 'shown' | 'failed') => void
}

/** A scene to look around in; a flat picture to move where the device cannot draw a room. */
export function SceneStage(props: SceneStageProps) {
  const [isFlat, setIsFlat] = useState(() => !canDrawSpheres())
  if (isFlat) return <FlatScene key={props.scene.id} {...props} />
  return <Sphere {...props} onLost={() => setIsFlat(true)} />
}
