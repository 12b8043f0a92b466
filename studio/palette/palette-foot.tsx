import { useTranslator } from '#studio/language/language-context.ts'
import styles from './palette.module.css'

/** The keys of the palette. */
export function PaletteFoot() {
  const { t } = useTranslator()
  const keys = [
    [['↑', '↓'], t('palette.choose')],
    [['Tab'], t('palette.act_on')],
    [['#'], t('view_menu.premises')],
    [['@'], t('nav.people')],
    [['>'], t('palette.commands')],
  ] as const
  return (
    <p className={styles.foot}>
      {keys.map(([signs, word]) => (
        <span key={word}>
          {signs.map((sign) => (
            <kbd key={sign}>{sign}</kbd>
          ))}
          {word}
        </span>
      ))}
    </p>
  )
}
