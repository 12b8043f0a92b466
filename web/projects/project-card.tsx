import { formatAddress } from '#domain/address/format-address.ts'
import { fromPrice, restTotals } from '#domain/kind/kind-totals.ts'
import { formatConstructionEnd } from '#i18n/format-date.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { wordEntryFree } from '#i18n/word-kinds.ts'
import { wordRest } from '#i18n/word-rest.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import type { Entry } from './group-totals.ts'
import styles from './project-card.module.css'
import { ProjectLabels } from './project-labels.tsx'

interface ProjectCardProps {
  readonly entry: Entry
  readonly isLarge: boolean
  /** Whether this is the current project. */
  readonly isCurrent: boolean
}

/** The card of a project in a group. Links to it even if nothing is free, and keeps the language and the partner. */
export function ProjectCard({ entry, isLarge, isCurrent }: ProjectCardProps) {
  const translator = useTranslator()
  const { t } = translator
  const { address } = useNavigation()
  const { name, image, stage, construction_end, free_count, currency } = entry
  const from = fromPrice(entry)
  const rest = wordRest(translator, restTotals(entry))
  const progress = [
    ...(stage ? [t(`stage.${stage}`)] : []),
    // A finished project needs no completion date.
    ...(construction_end && stage !== 'end' ? [formatConstructionEnd(translator, construction_end)] : []),
  ]
  return (
    <a
      className={joinClasses(styles.card, isLarge && styles.large, free_count === 0 && styles.closed)}
      // A plain link: another catalogue is another document.
      href={formatAddress({ ...address, firstToken: entry.token, page: { name: 'main' }, panel: null })}
      aria-current={isCurrent ? 'true' : undefined}
    >
      <div className={styles.picture}>
        {image && <Picture image={image} sizes={isLarge ? LARGE : SMALL} alt="" eager={isLarge} />}
        {progress.length > 0 && <span className={styles.progress}>{progress.join(' · ')}</span>}
      </div>
      <div className={styles.text}>
        <h3>{name}</h3>
        {entry.address && <p className={styles.address}>{entry.address}</p>}
        <div className={styles.sale}>
          <p>
            {from !== null && <b>{t('price.from', { price: formatMoney(translator, from, currency) })}</b>}
            <span>{wordEntryFree(translator, entry, 'with all')}</span>
          </p>
          {rest && <p className={styles.rest}>{rest}</p>}
        </div>
        <ProjectLabels entry={entry} />
      </div>
    </a>
  )
}

const LARGE = '(width >= 64rem) 45rem, 100vw'
const SMALL = '(width >= 64rem) 32rem, (width >= 48rem) 50vw, 100vw'
