import { ManageError } from '#studio/api/manage.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useAct } from '#studio/person/use-act.ts'
import { useToast } from '#ui/toast/toast-context.ts'

/** Runs acts as `useAct` does. If somebody was faster, says so and reads everything again. */
export function useConflictAct(onConflict: () => void) {
  const { t } = useTranslator()
  const showToast = useToast()
  const { act, isBusy } = useAct()
  const run = (work: () => Promise<void>) =>
    act(async () => {
      try {
        await work()
      } catch (error) {
        const isLate = error instanceof ManageError && (error.code === 'conflict' || error.code === 'not_found')
        if (!isLate) throw error
        showToast({ text: t('publish.meanwhile'), icon: 'alert' })
        onConflict()
      }
    })
  return { act: run, isBusy }
}
