import { Icon } from '#ui/icon/icon.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { isPlainClick } from '#web/navigation/plain-click.ts'
import { useDestination } from '#web/picture/use-destination.ts'
import type { Scene } from './scene.ts'
import styles from './scene-strip.module.css'

interface SceneStripProps {
  readonly scenes: readonly Scene[]
  /** The current scene. */
  readonly scene: Scene
  readonly onEnter: (scene: Scene) => void
}

/** Links to the scenes of a panorama, and to the places that the current scene has hotspots for. */
export function SceneStrip({ scenes, scene, onEnter }: SceneStripProps) {
  const { t } = useTranslator()
  const destination = useDestination()
  const ways = scene.hotspots.flatMap(({ target: { kind, id }, name }) => {
    const way = kind === 'scene' ? null : destination({ kind, id })
    return way && name ? [{ key: `${kind}-${id}`, name, way }] : []
  })
  if (scenes.length < 2 && ways.length === 0) return null
  return (
    <nav className={styles.strip} aria-label={t('panorama.scenes')}>
      <ul>
        {scenes.length > 1 &&
          scenes.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                aria-current={one.id === scene.id ? 'true' : undefined}
                onClick={() => onEnter(one)}
              >
                <span className={styles.thumb}>
                  <Picture image={one.image} sizes="160px" alt="" />
                </span>
                {one.name}
              </button>
            </li>
          ))}
        {ways.map(({ key, name, way }) => (
          <li key={key}>
            <a
              href={way.href}
              onClick={(event) => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                way.follow()
              }}
            >
              <Icon name="pin" />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
