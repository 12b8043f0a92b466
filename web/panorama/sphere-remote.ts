import type { Viewer } from '@photo-sphere-viewer/core'
import { GyroscopePlugin } from '@photo-sphere-viewer/gyroscope-plugin'
import type { Gaze } from './gaze.ts'
import type { Remote } from './remote.ts'

/** The step of one button or key press, on a scale of 100. */
const ZOOM_STEP = 20

/** The duration of the animation, in milliseconds. */
const DURATION = 240

/** Moves the viewer for keys and buttons, without animation for visitors who prefer reduced motion. */
export function remoteOf(viewer: Viewer, isStill: boolean): Remote {
  return {
    turnBy: (yaw, pitch) => {
      const from = gazeOf(viewer)
      const to = { yaw: `${from.yaw + yaw}deg`, pitch: `${within(from.pitch + pitch, -90, 90)}deg` }
      if (isStill) viewer.rotate(to)
      else viewer.animate({ ...to, speed: DURATION })
    },
    zoomBy: (steps) => {
      const zoom = within(viewer.getZoomLevel() + steps * ZOOM_STEP, 0, 100)
      if (isStill) viewer.zoom(zoom)
      else viewer.animate({ zoom, speed: DURATION })
    },
    toggleMotion: () => {
      const motion = viewer.getPlugin<GyroscopePlugin>(GyroscopePlugin)
      if (motion.isEnabled()) motion.stop()
      // A visitor who denies permission can still look around by hand.
      else motion.start().catch(() => {})
    },
  }
}

/** The viewer's current direction and field of view. */
export function gazeOf(viewer: Viewer): Gaze {
  const { yaw, pitch } = viewer.getPosition()
  const fov = viewer.dataHelper.zoomLevelToFov(viewer.getZoomLevel())
  return { yaw: (yaw * 180) / Math.PI, pitch: (pitch * 180) / Math.PI, fov }
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
