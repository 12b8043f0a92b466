import { useState } from 'react'
import { lazyPart } from '#web/chunk/lazy-part.tsx'
import { FlatScene } from './flat-scene.tsx'
import type { SceneStageProps } from './scene-stage-props.ts'

const Sphere = lazyPart('panorama-sphere', async () => (await import('./sphere.tsx')).Sphere)

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
