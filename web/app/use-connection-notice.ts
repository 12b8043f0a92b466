import { useEffect } from 'react'
import type { MessageKey } from '#i18n/messages.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { useLaterMessages } from '#web/language/later-messages.ts'
import { useTranslator } from '#web/language/translator-context.ts'

/** Says when the connection is lost, and when it is back; what is shown stays. */
export function useConnectionNotice(): void {
  const { t } = useTranslator()
  const laterMessages = useLaterMessages()
  const toast = useToast()
  useEffect(() => {
    // Without words there is nothing to say; they come right after the first view.
    const say = (key: MessageKey) =>
      void laterMessages().then(
        () => toast({ text: t(key) }),
        () => {},
      )
    const onLost = () => say('message.connection_lost')
    const onBack = () => say('message.connection_back')
    addEventListener('offline', onLost)
    addEventListener('online', onBack)
    return () => {
      removeEventListener('offline', onLost)
      removeEventListener('online', onBack)
    }
  }, [toast, t, laterMessages])
}
