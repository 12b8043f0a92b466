import { useState } from 'react'
import { errorKey, isSignedOut } from '#studio/api/error-message.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { useSignedOut } from './signed-out-context.ts'

/** Runs one act at a time, and reports a failure as a toast. */
export function useAct() {
  const { t } = useTranslator()
  const showToast = useToast()
  const onSignedOut = useSignedOut()
  const [isBusy, setIsBusy] = useState(false)
  const act = async (work: () => Promise<void>) => {
    if (isBusy) return
    setIsBusy(true)
    try {
      await work()
    } catch (error) {
      if (isSignedOut(error)) onSignedOut()
      else showToast({ text: t(errorKey(error)), icon: 'alert' })
    } finally {
      setIsBusy(false)
    }
  }
  return { act, isBusy }
}
