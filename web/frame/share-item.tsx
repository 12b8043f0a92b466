import { useState } from 'react'
import { useTranslator } from '#web/language/translator-context.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Shares the address as it stands: by the device's own ways where it has them, else by copying it. */
export function ShareItem() {
  const { t } = useTranslator()
  const [isCopied, setIsCopied] = useState(false)
  return (
    <li>
      <button type="button" onClick={async () => setIsCopied(await shareLink())}>
        <Icon name={isCopied ? 'check' : 'share'} />
        <span role="status">{isCopied ? t('message.link_copied') : t('control.share')}</span>
      </button>
    </li>
  )
}

/** Tells whether the link was copied. */
async function shareLink(): Promise<boolean> {
  const { href } = location
  try {
    if (navigator.share) {
      await navigator.share({ url: href, title: document.title })
      return false
    }
    await navigator.clipboard.writeText(href)
    return true
  } catch {
    // The visitor has changed his mind, or a frame around the page allows neither.
    return false
  }
}
