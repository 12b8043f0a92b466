import { useRef } from 'react'
import { errorKey, isSignedOut } from '#studio/api/error-message.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useSignedOut } from '#studio/person/signed-out-context.ts'
import { useToast } from '#ui/toast/toast-context.ts'

/** Returns a function that runs works one after another. A failure is a toast and does not stop the next. */
export function useInTurn(): (work: () => Promise<void>) => Promise<void> {
  const { t } = useTranslator()
  const showToast = useToast()
  const onSignedOut = useSignedOut()
  const last = useRef<Promise<void>>(Promise.resolve())
  return (work) => {
    last.current = last.current.then(work).catch((error: unknown) => {
      if (isSignedOut(error)) onSignedOut()
      else showToast({ text: t(errorKey(error)), icon: 'alert' })
    })
    return last.current
  }
}
