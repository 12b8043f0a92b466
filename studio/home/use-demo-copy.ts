import { useState } from 'react'
import { IMPORT_STEPS } from '#contract/import-steps.ts'
import { errorKey, isSignedOut } from '#studio/api/error-message.ts'
import { useCatalogues } from '#studio/catalogue/catalogue-context.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useSignedOut } from '#studio/person/signed-out-context.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { copyDemo, LostCopy } from './copy-demo.ts'
import type { ImportState } from './use-project-import.ts'

/** Copies the demo: how far it is, and what went wrong. `onDone` runs when the copy is listed. */
export function useDemoCopy(onDone: () => void = () => {}) {
  const { t } = useTranslator()
  const { reload } = useCatalogues()
  const showToast = useToast()
  const onSignedOut = useSignedOut()
  const [state, setState] = useState<ImportState>({ step: 'none' })

  async function run(): Promise<void> {
    const busy = (done: number) =>
      setState({ step: 'busy', text: t('home.demo.copying'), done, total: IMPORT_STEPS.length })
    busy(0)
    await copyDemo(({ step, done, total }) => busy(IMPORT_STEPS.indexOf(step) + (total > 0 ? done / total : 0)))
    showToast({ text: t('home.demo.done'), icon: 'check' })
    await reload()
    setState({ step: 'none' })
    onDone()
  }

  const start = () => {
    if (state.step === 'busy') return
    run().catch((error) => {
      if (isSignedOut(error)) return onSignedOut()
      const isLost = error instanceof LostCopy
      setState({
        step: 'refused',
        text: t(isLost ? 'home.demo.lost' : errorKey(error)),
        faults: [],
        again: isLost ? { label: 'home.demo.look', act: look } : { label: 'control.try_again', act: start },
      })
    })
  }

  function look(): void {
    void reload().then(() => setState({ step: 'none' }))
  }

  return { state, start }
}
