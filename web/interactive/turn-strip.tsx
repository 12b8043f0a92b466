import type { InteractiveData } from '#contract/interactive.ts'
import { sourceFor } from '#domain/media/source-for.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import { Img } from '#ui/picture/img.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { usePlace } from '#web/navigation/navigation-context.ts'
import { isPlainClick } from '#web/navigation/plain-click.ts'
import glass from './glass.module.css'
import { thumbsOf } from './thumbs-of.ts'
import styles from './turn-strip.module.css'
import type { Turning } from './use-turn.ts'

/** More thumbs would cover the foot of a building. */
const MOST_THUMBS = 8

/** Wide enough for a thumb on a high-density screen, in pixels. */
const THUMB_WIDTH = 120

interface TurnStripProps {
  readonly picture: InteractiveData
  readonly turning: Turning
}

/** The sides of a building. Not mirrored in right-to-left, as the picture is not. */
export function TurnStrip({ picture, turning: { frames, index, step, goTo } }: TurnStripProps) {
  const { t } = useTranslator()
  const { hrefOf } = usePlace()
  const thumbs = thumbsOf(frames.length, index, MOST_THUMBS)
  return (
    <div className={styles.place}>
      <nav className={joinClasses(glass.glass, styles.strip)} dir="ltr" aria-label={t('interactive.frames_label')}>
        <IconButton icon="prev" label={t('control.turn_left')} onClick={() => step(-1)} />
        <ol>
          {thumbs.map(({ index: place, isCurrent }) => {
            const frame = frames[place]
            if (!frame) return null
            const page = { name: 'interactive', interactiveId: picture.id, frameId: frame.id, storeyId: null } as const
            return (
              <li key={frame.id}>
                <a
                  href={hrefOf(page)}
                  aria-current={isCurrent ? 'true' : undefined}
                  aria-label={t('onboarding.progress', { step: place + 1, count: frames.length })}
                  draggable={false}
                  onClick={(event) => {
                    if (!isPlainClick(event)) return
                    event.preventDefault()
                    goTo(place)
                  }}
                >
                  {frame.thumb && (
                    <Img src={sourceFor(frame.thumb, THUMB_WIDTH)} alt="" loading="lazy" draggable={false} />
                  )}
                </a>
              </li>
            )
          })}
        </ol>
        <IconButton icon="next" label={t('control.turn_right')} onClick={() => step(1)} />
      </nav>
    </div>
  )
}
