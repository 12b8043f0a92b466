import { useRef, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { FIRST_FOCUS } from '#ui/modal/use-modal.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './copy-field.module.css'

/** A read-only field with a link, and a button that copies it. */
export function CopyField({ url }: { url: string }) {
  const { t } = useTranslator()
  const field = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<'copied' | 'selected' | null>(null)
  const copy = async () => {
    if (field.current) setOutcome((await copyText(field.current)) ? 'copied' : 'selected')
  }
  return (
    <div className={styles.copy}>
      <input
        ref={field}
        readOnly
        dir="ltr"
        value={url}
        aria-label={t('share.link')}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button variant="filled" onClick={copy} {...FIRST_FOCUS}>
        <Icon name={outcome === 'copied' ? 'check' : 'link'} />
        {/* Both labels take up space, so that the button keeps its width. */}
        <span className={styles.label} data-outcome={outcome}>
          <span>{t('control.copy_link')}</span>
          <span>{t('message.link_copied')}</span>
        </span>
      </Button>
      <p role="status" className={outcome === 'selected' ? undefined : styles.announced}>
        {outcome && t(outcome === 'copied' ? 'message.link_copied' : 'share.selected')}
      </p>
    </div>
  )
}

/**
 * Copies the text of a field. Returns false if the browser or the host page forbids it. The text is then selected, so that
 * the visitor can copy it.
 */
async function copyText(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    field.focus()
    field.select()
    // Deprecated, but works in iframes without clipboard permission.
    return document.execCommand('copy')
  }
}
