import type { Estate } from '#domain/chess/chess.ts'
import { wordPlaceFree } from '#i18n/word-kinds.ts'
import { wordRest } from '#i18n/word-rest.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { usePlaceFigures } from '#web/choice/use-place-figures.ts'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { estateFacts } from './estate-facts.ts'
import { EstateLinks } from './estate-links.tsx'
import { EstatePicture } from './estate-picture.tsx'
import { FactList } from './fact-list.tsx'
import { FreeLabels } from './free-labels.tsx'
import styles from './info-panel.module.css'

/** An estate's picture, prices and facts, with links to its views. */
export function EstateInfo({ estate }: { estate: Estate }) {
  const translator = useTranslator()
  const { t } = translator
  const words = useUnitWords()
  const { project } = useProject().data
  const figures = usePlaceFigures()(estate)
  const free = [wordPlaceFree(translator, figures), wordRest(translator, figures.rest)].filter(Boolean)
  return (
    <>
      <EstatePicture estate={estate} />
      <div className={styles.body}>
        <div className={styles.title}>
          <h3>{estate.name}</h3>
          {figures.from !== null && <b>{t('price.from', { price: words.money(figures.from) })}</b>}
          <p>{free.join(' · ')}</p>
        </div>
        <EstateLinks estate={estate} />
        <FreeLabels labels={figures.labels} />
        <FactList facts={estateFacts(translator, estate, project)} />
      </div>
    </>
  )
}
