import { Icon } from '#ui/icon/icon.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { shareLink } from '#web/share/share-link.ts'
import { useSharedPage } from './use-shared-page.ts'

/** A menu item that shares the current page or open unit. */
export function ShareItem({ close }: { close: () => void }) {
  const { t } = useTranslator()
  const sharedPage = useSharedPage()
  return (
    <li>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          close()
          void shareLink(sharedPage())
        }}
      >
        <Icon name="share" />
        {t('control.share')}
      </button>
    </li>
  )
}
