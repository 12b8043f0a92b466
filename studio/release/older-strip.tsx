import { useEffect, useRef } from 'react'
import { useTranslator } from '#studio/language/language-context.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './older-strip.module.css'
import { useRelease } from './release-context.ts'

/** Says that the server has a newer Studio than this page, on every screen. */
export function OlderStrip() {
  const { t } = useTranslator()
  const { isOlder, turn, reload } = useRelease()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (turn > 0) button.current?.focus()
  }, [turn])
  return (
    <div className={styles.place} role="status">
      {isOlder && (
        <div className={styles.strip}>
          <Icon name="info" />
          <p>{t('older.strip')}</p>
          <Button ref={button} size="small" onClick={reload}>
            {t('older.reload')}
          </Button>
        </div>
      )}
    </div>
  )
}
