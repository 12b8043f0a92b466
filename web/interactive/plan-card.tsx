import { isStreetOfHouses } from '#domain/chess/houses.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { isPlainClick } from '#web/navigation/plain-click.ts'
import { useDestination } from '#web/picture/use-destination.ts'
import styles from './plan-cards.module.css'
import type { ShownRegion } from './shown-region.ts'
import type { Subject } from './subject.ts'
import { useSubjectWords } from './use-subject-words.ts'

/** A building or a project in the row of cards: a link to it. */
export function PlanCard({ region }: { region: ShownRegion }) {
  const { t } = useTranslator()
  const words = useSubjectWords()
  const way = useDestination()(region.target)
  const { subject } = region
  const storeys = storeyCountOf(subject)
  const rest = words.rest(subject)
  const isMixed = words.figures(subject)?.isMixed
  // A count that names its kind reads on into the price; else the price stands by itself.
  const first = isMixed ? words.line(subject) : words.from(subject)
  const second = [isMixed ? rest : words.free(subject), storeys && t('count.storeys', { count: storeys })]
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

/** As high as its highest section. */
function storeyCountOf(subject: Subject): number | null {
  if (subject.kind !== 'estate' || isStreetOfHouses(subject.of)) return null
  return Math.max(...subject.of.sections.map(({ storeys }) => storeys.length))
}
