import type { StudioKey } from '#i18n/messages.ts'
import { STUDIO_NAME } from '#studio/brand/studio-name.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { Notice } from '#studio/notice/notice.tsx'
import { SignInFrame } from '#studio/sign-in/sign-in-frame.tsx'
import { Button } from '#ui/button/button.tsx'

/** Shown when the server does not answer at the beginning. */
export function ServerAway({ fault, onAgain }: { readonly fault: StudioKey; readonly onAgain: () => void }) {
  const { t } = useTranslator()
  return (
    <SignInFrame title={STUDIO_NAME}>
      <Notice kind="fault">{t(fault)}</Notice>
      <Button variant="filled" size="large" block onClick={onAgain}>
        {t('error.again')}
      </Button>
    </SignInFrame>
  )
}
