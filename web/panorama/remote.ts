/** Whether the motion of the device turns the scene. `none`: the device does not support it. */
export type Motion = 'none' | 'off' | 'on'

/** The functions that keys and buttons call to move the scene. */
export interface Remote {
  /** Degrees to the right and up. */
  readonly turnBy: (yaw: number, pitch: number) => void
  /** Positive steps zoom in. */
  readonly zoomBy: (steps: number) => void
  /** Starts or stops following the motion of the device. The browser may ask the visitor for permission. */
  readonly toggleMotion: () => void
}

const STEP = 15
const TURNS: Readonly<Record<string, readonly [yaw: number, pitch: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
}

/** Handles arrows, + and -. Returns whether it handled the key. */
export function followKey(key: string, { turnBy, zoomBy }: Pick<Remote, 'turnBy' | 'zoomBy'>): boolean {
  const turn = TURNS[key]
  if (turn) turnBy(...turn)
  else if (key === '+' || key === '=') zoomBy(1)
  else if (key === '-') zoomBy(-1)
  else return false
  return true
}
