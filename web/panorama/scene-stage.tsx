import { useState } from 'react'
import { lazyPart } from '#web/chunk/lazy-part.tsx'
import { FlatScene } from './flat-scene.tsx'
import type { Direction } from './gaze.ts'
import type { Motion, Remote } from './remote.ts'
import type { Scene } from './scene.ts'
import type { SightStore } from './sight.ts'

const Sphere = lazyPart('panorama-sphere', async () => (await import('./sphere.tsx')).Sphere)

/** The props that `Sphere` and `FlatScene` share. */
export interface SceneStageProps {
  readonly scene: Scene
  /** The direction that the visitor looks in at first. */
  readonly entry: Direction
  /** Scenes that the visitor may go to next. */
  readonly neighbours: readonly Scene[]
  readonly store: SightStore
  readonly onRemote: (remote: Remote | null) => void
  readonly onMotion: (motion: Motion) => void
  readonly onOutcome: (outcome: 'shown' | 'failed') => void
}

/** A scene as a sphere, or as a flat picture if the device cannot draw spheres. */
export function SceneStage(props: SceneStageProps) {
  const [isFlat, setIsFlat] = useState(() => !canDrawSpheres())
  if (isFlat) return <FlatScene key={props.scene.id} {...props} />
  return <Sphere {...props} onLost={() => setIsFlat(true)} />
}

/** Whether the device can draw a panorama as a sphere, which needs WebGL 2. */
function canDrawSpheres(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2')
  // Releases the context, since browsers allow only a few at a time.
  gl?.getExtension('WEBGL_lose_context')?.loseContext()
  return gl !== null
}
