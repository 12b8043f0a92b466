import { useState } from 'react'
import { useTranslator } from '#web/language/translator-context.ts'
import { Icon } from '#web/ui/icon.tsx'
import { shareLink } from '#web/ui/share-link.ts'

/** Shares the address as it stands: by the device's own ways where it has them, else by copying it. */
export function ShareItem() {
  const { t } = useTranslator()
  const [isCopied, setIsCopied] = useState(false)
  return (
    <li>
      <button
        type="button"
        onClick={async () => setIsCopied((await shareLink(location.href, document.title)) === 'copied')}
      >
        <Icon name={isCopied ? 'check' : 'share'} />
        <span role="status">{isCopied ? t('message.link_copied') : t('control.share')}</span>
      </button>
    </li>
  )
}
