import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { OfferEnd } from '#domain/onboarding/offer.ts'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import '#ui/icon/next-icon-paths.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useAboveCards } from './use-above-cards.ts'
import { useNoteEnd } from './use-note-end.ts'
import styles from './welcome-note.module.css'

interface WelcomeNoteProps {
  /** Whether the zoom buttons of a picture are in the note's corner. */
  readonly isBesideZoom: boolean
  /** Called at once when the note ends. */
  readonly onEnd: (end: OfferEnd) => void
  /** Called when the note has faded out. */
  readonly onGone: () => void
}

/** Offers the walkthrough to a new visitor. Takes no focus and covers no controls. */
export function WelcomeNote({ isBesideZoom, onEnd, onGone }: WelcomeNoteProps) {
  const { t } = useTranslator()
  const id = useId()
  const note = useRef<HTMLElement>(null)
  const [isLeaving, setIsLeaving] = useState(false)
  const leave = (end: OfferEnd) => {
    if (isLeaving) return
    setIsLeaving(true)
    onEnd(end)
  }
  useNoteEnd(note, leave)
  useAboveCards(note)
  const gone = useEffectEvent(onGone)
  useEffect(() => {
    if (!isLeaving) return
    // A note that ends before it has faded in has nothing to fade out: `transitionend` would never come.
    const fades = note.current?.getAnimations() ?? []
    Promise.allSettled(fades.map(({ finished }) => finished)).then(() => gone())
  }, [isLeaving])
  return (
    <aside
      ref={note}
      aria-labelledby={id}
      className={joinClasses(styles.note, isBesideZoom && styles.besideZoom, isLeaving && styles.leaving)}
      onKeyDown={({ key }) => key === 'Escape' && leave('closed')}
    >
      <span className={styles.sign}>
        <Icon name="compass" />
      </span>
      <p role="note" className={styles.words}>
        <b id={id}>{t('onboarding.offer.title')}</b>
        <span>{t('onboarding.offer.text')}</span>
      </p>
      <Button variant="tinted" onClick={() => leave('started')}>
        {t('onboarding.offer.start')}
      </Button>
      <IconButton icon="close" variant="plain" label={t('control.close')} onClick={() => leave('closed')} />
    </aside>
  )
}
