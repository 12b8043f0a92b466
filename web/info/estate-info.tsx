import type { Estate } from '#domain/chess/chess.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { estateFacts } from './estate-facts.ts'
import { EstateLinks } from './estate-links.tsx'
import { EstatePicture } from './estate-picture.tsx'
import { FactList } from './fact-list.tsx'
import { FreeLabels } from './free-labels.tsx'
import styles from './info-panel.module.css'

/** What there is to know about an estate, and the ways to look at it. */
export function EstateInfo({ estate }: { estate: Estate }) {
  const translator = useTranslator()
  const { t } = translator
  const words = useUnitWords()
  const { project } = useProject().data
  const { name, free_count, min_price } = estate
  return (
    <>
      <EstatePicture estate={estate} />
      <div className={styles.body}>
        <div className={styles.title}>
          <h3>{name}</h3>
          {min_price !== null && <b>{t('price.from', { price: words.money(min_price) })}</b>}
          <p>{free_count === 0 ? t('message.not_available') : t('count.free', { count: free_count })}</p>
        </div>
        <EstateLinks estate={estate} />
        <FreeLabels totals={estate} />
        <FactList facts={estateFacts(translator, estate, project)} />
      </div>
    </>
  )
}
