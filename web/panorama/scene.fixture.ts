import type { Scene } from './scene.ts'

/** A scene for tests. */
export function aScene(id: number, more: Partial<Scene> = {}): Scene {
  const image = { src: `/${id}`, srcset: '', width: 2048, height: 1024, placeholder: '' }
  return { id, name: `Scene ${id}`, image, heading: 0, plan: null, hotspots: [], ...more }
}
