import { useEffect } from 'react'
import { useTranslator } from '#web/language/translator-context.ts'
import { useToast } from '#web/ui/toast-context.ts'

/** Says when the connection is lost, and when it is back; what is shown stays. */
export function useConnectionNotice(): void {
  const { t } = useTranslator()
  const toast = useToast()
  useEffect(() => {
    const onLost = () => toast({ text: t('message.connection_lost') })
    const onBack = () => toast({ text: t('message.connection_back') })
    addEventListener('offline', onLost)
    addEventListener('online', onBack)
    return () => {
      removeEventListener('offline', onLost)
      removeEventListener('online', onBack)
    }
  }, [toast, t])
}
