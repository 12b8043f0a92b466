import type { CSSProperties } from 'react'
import type { Catalogue } from '#contract/catalogues.ts'
import { catalogueName } from '#studio/catalogue/catalogue-name.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import styles from './catalogue-badge.module.css'

/** The first letter of a catalogue on its own colour. */
export function CatalogueBadge({ catalogue }: { readonly catalogue: Catalogue }) {
  const { language } = useTranslator()
  return <LetterBadge name={catalogueName(catalogue, language.code)} colour={catalogue.color_scheme.primary} />
}

interface LetterBadgeProps {
  readonly name: string
  /** By default that of the Studio. */
  readonly colour?: string | undefined
}

/** The first letter of a name on a colour. */
export function LetterBadge({ name, colour }: LetterBadgeProps) {
  const [letter = ''] = name
  return (
    <span className={styles.badge} style={{ '--of-catalogue': colour } as CSSProperties} aria-hidden="true">
      {letter.toLocaleUpperCase()}
    </span>
  )
}
