import { Icon } from '#ui/icon/icon.tsx'
import { isPlainClick } from '#web/navigation/plain-click.ts'
import { useDestination } from '#web/picture/use-destination.ts'
import styles from './hotspot-marks.module.css'
import type { Hotspot, Scene } from './scene.ts'
import { type SightStore, useSight } from './sight.ts'

interface HotspotMarksProps {
  readonly scene: Scene
  readonly store: SightStore
  /** Moves on to another scene. */
  readonly onFollow: (hotspot: Hotspot) => void
}

/** Marks over a scene that lead on. Hidden from keyboards and screen readers, which use the strip of scenes. */
export function HotspotMarks({ scene, store, onFollow }: HotspotMarksProps) {
  const sight = useSight(store)
  return (
    <div className={styles.marks} aria-hidden="true">
      {scene.hotspots.map((hotspot) => {
        const point = sight?.place(hotspot)
        if (!point) return null
        const { kind, id } = hotspot.target
        return (
          <div
            key={`${kind}-${id}-${hotspot.yaw}`}
            className={styles.mark}
            style={{ translate: `${point[0]}px ${point[1]}px` }}
          >
            {kind === 'scene' ? <SceneMark hotspot={hotspot} onFollow={onFollow} /> : <PlaceMark hotspot={hotspot} />}
          </div>
        )
      })}
    </div>
  )
}

function SceneMark({ hotspot, onFollow }: { hotspot: Hotspot; onFollow: (hotspot: Hotspot) => void }) {
  return (
    <button type="button" tabIndex={-1} onClick={() => onFollow(hotspot)}>
      <span className={styles.dot}>
        <Icon name="up" />
      </span>
      {hotspot.name && <span className={styles.name}>{hotspot.name}</span>}
    </button>
  )
}

function PlaceMark({ hotspot }: { hotspot: Hotspot }) {
  const { target, name } = hotspot
  const way = useDestination()
  const found = target.kind === 'scene' ? null : way({ kind: target.kind, id: target.id })
  if (!found) return null
  return (
    <a
      href={found.href}
      tabIndex={-1}
      draggable={false}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        found.follow()
      }}
    >
      <span className={styles.dot}>
        <Icon name="pin" />
      </span>
      {name && <span className={styles.name}>{name}</span>}
    </a>
  )
}
