import { Cache, EquirectangularAdapter, Viewer } from '@photo-sphere-viewer/core'
import { GyroscopePlugin } from '@photo-sphere-viewer/gyroscope-plugin'
import type { Image } from '#domain/media/image.ts'
import { type Direction, firstFov, fovAcross, pointOf } from './gaze.ts'
import type { Motion, Remote } from './remote.ts'
import type { Sight } from './sight.ts'
import { gazeOf, remoteOf } from './sphere-remote.ts'
import { textureSource } from './texture-source.ts'

interface SphereOptions {
  readonly onSight: (sight: Sight) => void
  readonly onMotion: (motion: Motion) => void
  /** Called when the device loses its WebGL context. */
  readonly onLost: () => void
}

/** A panorama drawn around the visitor. */
export interface SphereEngine extends Remote {
  /** Shows another scene. Resolves when it is visible, rejects if it fails to load. */
  readonly show: (image: Image, direction: Direction) => Promise<unknown>
  /** The file of a scene in the size that fits this stage. */
  readonly sourceOf: (image: Image) => string
  readonly destroy: () => void
}

const [MIN_FOV, MAX_FOV] = [30, 95]

/** The duration of the fade between scenes, in milliseconds. */
const FADE = 700

/** The widest textures. Phones have less memory than their MAX_TEXTURE_SIZE suggests. */
const MOST_WIDTH = 8192
const MOST_WIDTH_OF_PHONES = 4096

/** Fills an element with a panorama. Photo Sphere Viewer draws it, the controls are ours. */
export function createSphere(container: HTMLElement, { onSight, onMotion, onLost }: SphereOptions): SphereEngine {
  // The browser caches the files already.
  Cache.enabled = false
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const size = { width: container.clientWidth, height: container.clientHeight }
  const viewer = createViewer(container, firstFov(size), isStill)
  followMotion(viewer, onMotion)
  const tell = () => onSight(sightOf(viewer))
  for (const type of ['ready', 'position-updated', 'zoom-updated', 'size-updated'] as const) {
    viewer.addEventListener(type, tell)
  }
  // The event does not bubble, hence `capture`.
  container.addEventListener('webglcontextlost', onLost, true)

  const sourceOf = (image: Image) =>
    textureSource(image, {
      width: size.width * devicePixelRatio,
      across: fovAcross(firstFov(size), size),
      most: mostWidthOf(viewer),
    })
  return {
    sourceOf,
    show: (image, { yaw, pitch }) =>
      viewer.setPanorama(sourceOf(image), {
        position: { yaw: `${yaw}deg`, pitch: `${pitch}deg` },
        showLoader: false,
        transition: isStill ? false : { effect: 'fade', speed: FADE, rotation: false },
      }),
    ...remoteOf(viewer, isStill),
    destroy: () => {
      container.removeEventListener('webglcontextlost', onLost, true)
      const canvas = container.querySelector('canvas')
      viewer.destroy()
      // Browsers allow only a few contexts at a time and are slow to release them.
      canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext()
    },
  }
}

function createViewer(container: HTMLElement, fov: number, isStill: boolean): Viewer {
  return new Viewer({
    container,
    adapter: EquirectangularAdapter.withConfig({ useXmpData: false }),
    // Without roll: our marks cannot be tilted.
    plugins: [GyroscopePlugin.withConfig({ roll: false })],
    navbar: false,
    keyboard: false,
    minFov: MIN_FOV,
    maxFov: MAX_FOV,
    defaultZoomLvl: (100 * (MAX_FOV - fov)) / (MAX_FOV - MIN_FOV),
    moveInertia: !isStill,
  })
}

function followMotion(viewer: Viewer, onMotion: (motion: Motion) => void): void {
  const plugin = viewer.getPlugin<GyroscopePlugin>(GyroscopePlugin)
  // A laptop may have sensors too, but nobody turns around with it.
  const isHeld = matchMedia('(pointer: coarse)').matches
  plugin.isSupported().then((isSupported) => onMotion(isSupported && isHeld ? 'off' : 'none'))
  plugin.addEventListener('gyroscope-updated', ({ gyroscopeEnabled }) => onMotion(gyroscopeEnabled ? 'on' : 'off'))
}

function sightOf(viewer: Viewer): Sight {
  const [gaze, size] = [gazeOf(viewer), viewer.getSize()]
  return {
    yaw: gaze.yaw,
    pitch: gaze.pitch,
    across: fovAcross(gaze.fov, size),
    zoom: viewer.getZoomLevel() / 100,
    place: (direction) => pointOf(direction, gaze, size),
  }
}

function mostWidthOf(viewer: Viewer): number {
  const gl = viewer.container.querySelector('canvas')?.getContext('webgl2')
  const most = matchMedia('(pointer: coarse)').matches ? MOST_WIDTH_OF_PHONES : MOST_WIDTH
  return Math.min(most, gl?.getParameter(gl.MAX_TEXTURE_SIZE) ?? most)
}
