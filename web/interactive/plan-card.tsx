import { isStreetOfHouses } from '#domain/chess/street-of-houses.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { isPlainClick } from '#web/navigation/plain-click.ts'
import { useDestination } from '#web/picture/use-destination.ts'
import styles from './plan-cards.module.css'
import type { ShownRegion } from './shown-region.ts'
import type { Subject } from './subject.ts'
import { useSubjectWords } from './use-subject-words.ts'

/** The card of a building or a project, with a link to it. */
export function PlanCard({ region }: { region: ShownRegion }) {
  const { t } = useTranslator()
  const words = useSubjectWords()
  const way = useDestination()(region.target)
  const { subject } = region
  const storeys = storeyCountOf(subject)
  const rest = words.rest(subject)
  const isNamed = words.figures(subject)?.isNamed
  // A count with its kind is followed by the price ("68 homes from …"). Otherwise the price is a line of its own.
  const first = isNamed ? words.line(subject) : words.from(subject)
  const second = [!isNamed && words.free(subject), rest, storeys && t('count.storeys', { count: storeys })]
  const line = second.filter(Boolean).join(' · ')
  return (
    <a
      href={way?.href}
      data-target={region.key}
      className={styles.card}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        way?.follow()
      }}
    >
      <strong>{words.name(subject)}</strong>
      {first && <span className={styles.from}>{first}</span>}
      {line && <span className={styles.quiet}>{line}</span>}
    </a>
  )
}

/** The storey count of the highest section. */
function storeyCountOf(subject: Subject): number | null {
  if (subject.kind !== 'estate' || isStreetOfHouses(subject.of)) return null
  return Math.max(...subject.of.sections.map(({ storeys }) => storeys.length))
}
