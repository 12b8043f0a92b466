import { Button } from '#ui/button/button.tsx'
import { NoticeActions } from '#ui/modal/notice.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'

interface ErrorNoticeProps {
  readonly modalId: number
  readonly text: string | null
  /** Where trying again may help. */
  readonly onRetry: (() => void) | null
}

/** What went wrong, in a sentence, and what can be done. */
export function ErrorNotice({ modalId, text, onRetry }: ErrorNoticeProps) {
  const { t } = useTranslator()
  const { closeModal } = useNavigation()
  const retry = () => {
    closeModal(modalId)
    onRetry?.()
  }
  return (
    <>
      <p role="alert">{text ?? t('message.error_text')}</p>
      <NoticeActions>
        <Button variant={onRetry ? 'quiet' : 'filled'} size="large" onClick={() => closeModal(modalId)}>
          {t('control.close')}
        </Button>
        {onRetry && (
          <Button variant="filled" size="large" onClick={retry}>
            {t('control.try_again')}
          </Button>
        )}
      </NoticeActions>
    </>
  )
}
