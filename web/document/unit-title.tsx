import type { UnitPresentation } from '#domain/document/unit-presentation.ts'
import type { WordedPresentation } from '#i18n/word-presentation.ts'
import { StatusMark } from '#web/instance/status-mark.tsx'
import { TagMark } from '#web/instance/tag-mark.tsx'
import { PriceLines } from './price-lines.tsx'
import styles from './unit-title.module.css'

interface UnitTitleProps {
  readonly presentation: UnitPresentation
  readonly words: WordedPresentation
}

/** The title, place and price of a unit; its status instead of the price if it is not for sale. */
export function UnitTitle({ presentation, words }: UnitTitleProps) {
  const { price, status, tags } = presentation
  return (
    <div className={styles.title}>
      <div className={styles.what}>
        <h1>{words.title}</h1>
        <p>{words.place}</p>
        {tags.length > 0 && (
          <p className={styles.tags}>
            {tags.map((tag) => (
              <TagMark key={tag.id} tag={tag} />
            ))}
          </p>
        )}
      </div>
      <div className={styles.price}>
        {price.kind === 'unavailable' ? <StatusMark status={status} /> : <PriceLines price={words.price} />}
      </div>
    </div>
  )
}
