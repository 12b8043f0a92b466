import type { Image } from '#domain/media/image.ts'
import { joinWords } from '#i18n/join-words.ts'
import type { WordedPresentation } from '#i18n/word-presentation.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './plan-paper.module.css'

interface PlanPaperProps {
  readonly plans: readonly Image[]
  /** The number of the first level shown. */
  readonly first: number
  readonly words: WordedPresentation
}

/** Plans side by side; those of several levels have their level as a caption. */
export function PlanPaper({ plans, first, words }: PlanPaperProps) {
  const translator = useTranslator()
  const { t } = translator
  const hasLevels = plans.length > 1 || first > 1
  return (
    <div className={styles.paper}>
      {plans.map((plan, index) => {
        const level = hasLevels ? t('unit.level', { number: String(first + index) }) : null
        const name = joinWords(translator, [words.captions.layout_plan, words.name, ...(level === null ? [] : [level])])
        return (
          <figure key={plan.src}>
            <div>
              {/* Twice the screen resolution, for print. */}
              <Picture image={plan} sizes="1380px" alt={name} fit="contain" eager />
            </div>
            {level && <figcaption>{level}</figcaption>}
          </figure>
        )
      })}
    </div>
  )
}
