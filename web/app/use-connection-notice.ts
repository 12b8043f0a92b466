import { useEffect } from 'react'
import type { MessageKey } from '#i18n/messages.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { loadToast } from '#ui/toast/toast-region.tsx'
import { useLaterMessages } from '#web/language/later-messages.ts'
import { useTranslator } from '#web/language/translator-context.ts'

/** Shows a toast when the connection is lost and when it is back; the page stays as it is. */
export function useConnectionNotice(): void {
  const { t } = useTranslator()
  const laterMessages = useLaterMessages()
  const toast = useToast()
  useEffect(() => {
    // Loads its code and messages before they are needed: then the network is gone.
    loadToast().catch(() => {})
    laterMessages('next').catch(() => {})
    // If the messages have not loaded, shows nothing.
    const say = (key: MessageKey) =>
      void laterMessages('next').then(
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
