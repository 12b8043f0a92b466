import { type CSSProperties, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useTranslator } from '#web/language/translator-context.ts'
import { findVisible } from './find-control.ts'
import styles from './menu-tip.module.css'

/** How long the tip stays, in milliseconds. */
const READING = 3000

/** Points at the menu for a moment, after the visitor has closed the offer: the walkthrough is in the menu. */
export function MenuTip({ onGone }: { onGone: () => void }) {
  const { t, language } = useTranslator()
  const gone = useEffectEvent(onGone)
  const [place, setPlace] = useState<CSSProperties | null>(null)
  useLayoutEffect(() => {
    const menu = findVisible('menu')
    if (!menu) return gone()
    const { left, right, bottom } = menu.getBoundingClientRect()
    const middle = (left + right) / 2
    const fromEnd = language.is_rtl ? middle : document.documentElement.clientWidth - middle
    setPlace({ '--middle': `${fromEnd}px`, '--top': `${bottom}px` } as CSSProperties)
  }, [language])
  useEffect(() => {
    const clock = setTimeout(gone, READING)
    return () => clearTimeout(clock)
  }, [])
  return (
    place && (
      <p className={styles.tip} style={place} role="status">
        {t('onboarding.offer.kept', { name: t('control.how_to_use') })}
      </p>
    )
  )
}
