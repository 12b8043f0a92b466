import type { Direction } from './gaze.ts'
import type { Motion, Remote } from './remote.ts'
import type { Scene } from './scene.ts'
import type { SightStore } from './sight.ts'

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
