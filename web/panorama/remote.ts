/** How the device itself can turn a scene: not at all, if asked to, or it does. */
export type Motion = 'none' | 'off' | 'on'

/** What keys and buttons ask of the scene on the stage. */
export interface Remote {
  /** Degrees to the right and up. */
  readonly turnBy: (yaw: number, pitch: number) => void
  /** Steps nearer. */
  readonly zoomBy: (steps: number) => void
  /** Begins or ends to follow the movements of the device; the visitor may be asked for his leave. */
  readonly toggleMotion: () => void
}

const STEP = 15
const TURNS: Readonly<Record<string, readonly [yaw: number, pitch: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
}

/** Does what a key asks of a scene (arrows, + and -); whether it asked anything. */
export function followKey(key: string, { turnBy, zoomBy }: Pick<Remote, 'turnBy' | 'zoomBy'>): boolean {
  const turn = TURNS[key]
  if (turn) turnBy(...turn)
  else if (key === '+' || key === '=') zoomBy(1)
  else if (key === '-') zoomBy(-1)
  else return false
  return true
}
