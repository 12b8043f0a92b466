import type { StudioKey } from '#i18n/messages.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { SignInFrame } from '#studio/sign-in/sign-in-frame.tsx'
import { Button } from '#ui/button/button.tsx'

/** Shown when the server does not answer at the beginning. */
export function ServerAway({ fault, onAgain }: { readonly fault: StudioKey; readonly onAgain: () => void }) {
  const { t } = useTranslator()
  return (
    <SignInFrame title={t(fault === 'error.offline' ? 'away.title' : 'broken.title')}>
      <p role="alert">{t(fault)}</p>
      <Button variant="filled" size="large" block onClick={onAgain}>
        {t('control.try_again')}
      </Button>
    </SignInFrame>
  )
}
