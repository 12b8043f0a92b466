import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import type { InteractiveData } from '#contract/interactive.ts'
import { FIRST_FOCUS } from '#ui/modal/use-modal.ts'
import { type Direction, firstDirection, yawAfter } from './gaze.ts'
import { HotspotMarks } from './hotspot-marks.tsx'
import { MiniPlan } from './mini-plan.tsx'
import { PanoramaControls } from './panorama-controls.tsx'
import styles from './panorama-view.module.css'
import { followKey, type Motion, type Remote } from './remote.ts'
import { type Hotspot, neighboursOf, type Scene, sceneOf } from './scene.ts'
import { SceneFailure, ScenePlaceholder } from './scene-placeholder.tsx'
import { SceneStage } from './scene-stage.tsx'
import { SceneStrip } from './scene-strip.tsx'
import { createSightStore } from './sight.ts'

interface PanoramaViewProps {
  readonly panorama: InteractiveData
  /** Rendered in the upper corner at the inline start, with the back button. */
  readonly bar?: ReactNode
}

interface Visit {
  readonly sceneId: number
  readonly entry: Direction
}

/** A panorama with its scenes, hotspots, plan and controls. */
export function PanoramaView({ panorama, bar }: PanoramaViewProps) {
  const scenes = panorama.scenes ?? []
  const frame = useRef<HTMLDivElement>(null)
  const [store] = useState(createSightStore)
  const [visit, setVisit] = useState<Visit | null>(null)
  const [remote, setRemote] = useState<Remote | null>(null)
  const [motion, setMotion] = useState<Motion>('none')
  const [outcome, setOutcome] = useState<'pending' | 'shown' | 'failed'>('pending')
  const [attempt, setAttempt] = useState(0)
  const scene = sceneOf(scenes, visit?.sceneId ?? null)
  if (!scene) return null

  const enter = (next: Scene, entry = firstDirection(next)) => setVisit({ sceneId: next.id, entry })
  const follow = ({ target, yaw }: Hotspot) => {
    const next = scenes.find(({ id }) => id === target.id)
    if (next) enter(next, { yaw: yawAfter(yaw, scene, next), pitch: 0 })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isAsked = remote !== null && !event.altKey && !event.ctrlKey && !event.metaKey
    if (isAsked && followKey(event.key, remote)) event.preventDefault()
  }
  return (
    <div ref={frame} className={styles.panorama}>
      {bar && <div className={styles.bar}>{bar}</div>}
      <section
        className={styles.stage}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it receives the keys that turn the view.
        tabIndex={0}
        aria-label={scene.name}
        {...FIRST_FOCUS}
        onKeyDown={onKeyDown}
      >
        <ScenePlaceholder image={scene.image} isComing={outcome === 'pending'} />
        <SceneStage
          key={attempt}
          scene={scene}
          entry={visit?.entry ?? firstDirection(scene)}
          neighbours={neighboursOf(scenes, scene)}
          store={store}
          onRemote={setRemote}
          onMotion={setMotion}
          onOutcome={setOutcome}
        />
        {outcome === 'shown' && <HotspotMarks scene={scene} store={store} onFollow={follow} />}
      </section>
      {outcome === 'failed' && (
        <SceneFailure
          onRetry={() => {
            setOutcome('pending')
            setAttempt(attempt + 1)
          }}
        />
      )}
      <SceneStrip scenes={scenes} scene={scene} onEnter={enter} />
      <PanoramaControls frame={frame} remote={remote} motion={motion} store={store} />
      <MiniPlan scenes={scenes} scene={scene} store={store} onEnter={enter} />
    </div>
  )
}
