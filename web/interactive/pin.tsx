import type { Point } from '#domain/picture/polygon.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { isPlainClick } from '#web/navigation/plain-click.ts'
import { useDestination } from '#web/picture/use-destination.ts'
import styles from './pins.module.css'
import { type PinPlace, STEM } from './place-pins.ts'
import type { ShownRegion } from './shown-region.ts'
import { unmeasuredStyle } from './unmeasured-style.ts'
import { useSubjectWords } from './use-subject-words.ts'

interface PinProps {
  readonly region: ShownRegion
  readonly isOn: boolean
  /** Null until measured, and out of sight. */
  readonly place: PinPlace | null
  /** The point of the picture that the pin belongs to. Null once the stage is measured. */
  readonly foot: Point | null
}

/** The name of a region with its free units. Not in the tab order, since the region is a link with the same text. */
export function Pin({ region, isOn, place, foot }: PinProps) {
  const { language } = useTranslator()
  const words = useSubjectWords()
  const way = useDestination()(region.target)
  const { subject } = region
  const line = words.line(subject, 'short')
  const rest = words.rest(subject)
  return (
    <>
      {place && <span className={styles.stem} style={stemOf(place)} />}
      {!place && foot && <span className={styles.stem} style={{ ...unmeasuredStyle(foot, STEM), blockSize: STEM }} />}
      <a
        href={way?.href}
        tabIndex={-1}
        data-tour="picture"
        data-pin=""
        data-target={region.key}
        data-look={region.look}
        className={joinClasses(styles.pin, isOn && styles.on)}
        style={
          place
            ? { insetInlineStart: place.x, insetBlockStart: place.y }
            : foot
              ? unmeasuredStyle(foot, STEM)
              : { visibility: 'hidden' }
        }
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          way?.follow()
        }}
      >
        {/* The position of a pin is never mirrored, but its text is. */}
        <bdi dir={language.is_rtl ? 'rtl' : 'ltr'}>
          <strong>{words.name(subject)}</strong>
          {line && <span className={joinClasses(rest !== null && styles.first)}>{line}</span>}
          {rest && <small>{rest}</small>}
        </bdi>
      </a>
    </>
  )
}

function stemOf({ y, foot }: PinPlace) {
  return { insetInlineStart: foot[0], insetBlockStart: y, blockSize: Math.max(0, foot[1] - y) }
}
