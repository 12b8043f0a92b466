import { Button } from '#ui/button/button.tsx'
import { NoticeActions } from '#ui/modal/notice.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'

interface ErrorNoticeProps {
  readonly modalId: number
  readonly text: string | null
  /** Null if trying again cannot help. */
  readonly onRetry: (() => void) | null
}

/** An error message with buttons to close it and, if possible, to try again. */
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
