import { useId } from 'react'
import type { KindChoice } from '#domain/kind/kind-choice.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import section from './criterion-section.module.css'
import styles from './kind-tiles.module.css'
import { kindOptions } from './kind-words.ts'
import type { Kinds } from './use-kinds.ts'

/** The kinds as tiles, each with its number of units and lowest price; "all" is beside the heading. */
export function KindTiles({ kinds: { kinds, choice, choose } }: { kinds: Kinds }) {
  const translator = useTranslator()
  const { data } = useProject()
  const heading = useId()
  const name = useId()
  const options = kindOptions(translator, kinds, data.project.currency)
  const all = options.at(-1)
  const radioOf = (value: KindChoice) => ({
    type: 'radio',
    name,
    checked: value === choice,
    onChange: () => choose(value),
  })
  return (
    <div className={section.section} role="radiogroup" aria-labelledby={heading}>
      <div className={section.title}>
        <h3 id={heading}>{translator.t('filter.type')}</h3>
        <label className={styles.all}>
          <input {...radioOf('all')} />
          {all?.label} {all?.count}
        </label>
      </div>
      <div className={styles.tiles}>
        {options.slice(0, -1).map(({ value, label, count, from }) => (
          <label key={value} className={styles.tile}>
            <input {...radioOf(value)} />
            <b>
              {label} <span>{count}</span>
            </b>
            {/* Keeps its line if nothing is for sale, so that all tiles are equally high. */}
            <small>{from ?? ' '}</small>
          </label>
        ))}
      </div>
    </div>
  )
}
