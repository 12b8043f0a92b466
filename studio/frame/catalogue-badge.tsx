import type { CSSProperties } from 'react'
import type { Catalogue } from '#contract/catalogues.ts'
import type { ProjectFigures } from '#contract/project-figures.ts'
import { catalogueName } from '#studio/catalogue/catalogue-name.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import styles from './catalogue-badge.module.css'

interface CatalogueBadgeProps {
  readonly catalogue: Catalogue
  /** The picture of its project. */
  readonly cover?: ProjectFigures['cover'] | undefined
}

/** The picture of a catalogue, else its first letter on its own colour. */
export function CatalogueBadge({ catalogue, cover }: CatalogueBadgeProps) {
  const { language } = useTranslator()
  const name = catalogueName(catalogue, language.code)
  return <LetterBadge name={name} colour={catalogue.color_scheme.primary} cover={cover} />
}

interface LetterBadgeProps extends Pick<CatalogueBadgeProps, 'cover'> {
  readonly name: string
  /** By default that of the Studio. */
  readonly colour?: string | undefined
}

/** The first letter of a name on a colour, under a picture if there is one. */
export function LetterBadge({ name, colour, cover }: LetterBadgeProps) {
  const [letter = ''] = name
  return (
    <span className={styles.badge} style={{ '--of-catalogue': colour } as CSSProperties} aria-hidden="true">
      {letter.toLocaleUpperCase()}
      {cover && <img src={cover.src} srcSet={cover.srcset || undefined} sizes="2rem" alt="" />}
    </span>
  )
}
