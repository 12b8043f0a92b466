import type { CSSProperties } from 'react'
import type { Catalogue } from '#contract/catalogues.ts'
import { catalogueName } from '#studio/catalogue/catalogue-name.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import styles from './catalogue-badge.module.css'

/** The first letter of a catalogue on its own colour. */
export function CatalogueBadge({ catalogue }: { readonly catalogue: Catalogue }) {
  const { language } = useTranslator()
  const [letter = ''] = catalogueName(catalogue, language.code)
  return (
    <span
      className={styles.badge}
      style={{ '--of-catalogue': catalogue.color_scheme.primary } as CSSProperties}
      aria-hidden="true"
    >
      {letter.toLocaleUpperCase()}
    </span>
  )
}
