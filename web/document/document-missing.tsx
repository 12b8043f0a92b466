import type { ReactNode } from 'react'
import type { Page } from '#domain/address/address.ts'
import { classOfButton } from '#ui/button/button-look.ts'
import { StatePage } from '#ui/content/state-page.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { NavLink } from '#web/navigation/nav-link.tsx'

/** Shown instead of a document about something that the catalogue does not have. */
export function DocumentMissing({ drawing, page }: { drawing: ReactNode; page: Page }) {
  const { t } = useTranslator()
  return (
    <StatePage
      drawing={drawing}
      title={t('message.not_available')}
      text={t('message.page_not_found_text')}
      action={
        <NavLink page={page} className={classOfButton({ variant: 'filled' })}>
          {t('control.show_all')}
        </NavLink>
      }
    />
  )
}
