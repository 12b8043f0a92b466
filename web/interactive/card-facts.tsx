import { formatMoney } from '#i18n/format-money.ts'
import { wordSection } from '#i18n/word-place.ts'
import { wordRooms } from '#i18n/word-unit.ts'
import { Badge } from '#ui/button/badge.tsx'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './card-facts.module.css'
import { type Subject, stateOf } from './subject.ts'
import { useSubjectWords } from './use-subject-words.ts'

/** The facts of a place with units: the number of free ones, the lowest price, and both by room count. */
export function CardFacts({ subject }: { subject: Subject }) {
  const translator = useTranslator()
  const { t } = translator
  const words = useSubjectWords()
  const free = words.free(subject)
  const from = words.from(subject)
  const rest = words.rest(subject)
  const stage = subject.kind === 'estate' || subject.kind === 'project' ? subject.of.stage : null
  const section = subject.kind === 'storey' && subject.of.estate.sections.length > 1 ? subject.of.section : null
  return (
    <div className={styles.facts}>
      <div className={styles.head}>
        <strong className={styles.name}>{words.name(subject)}</strong>
        {free && <Badge tone={stateOf(subject) === 'free' ? 'accent' : undefined}>{free}</Badge>}
      </div>
      {section && <span className={styles.quiet}>{wordSection(translator, section)}</span>}
      {from && <span className={styles.from}>{from}</span>}
      {rest && <span className={styles.quiet}>{rest}</span>}
      {stage && <span className={styles.quiet}>{t(`stage.${stage}`)}</span>}
      <ByRooms subject={subject} />
    </div>
  )
}

/** The free units by room count. A group has no such data of its projects. */
function ByRooms({ subject }: { subject: Subject }) {
  const translator = useTranslator()
  const project = useCatalogue().project?.data.project
  const labels = useSubjectWords().figures(subject)?.labels ?? []
  if (!project || subject.kind === 'project' || labels.length === 0) return null
  return (
    <dl className={styles.rooms}>
      {labels.map(({ label, count, min_price }) => (
        <div key={label}>
          <dt>{wordRooms(translator, label, project.rooms_basis)}</dt>
          <dd>{count}</dd>
          <dd>{min_price !== null && formatMoney(translator, min_price, project.currency)}</dd>
        </div>
      ))}
    </dl>
  )
}
