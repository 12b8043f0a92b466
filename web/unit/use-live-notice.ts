import { useEffect } from 'react'
import type { Instance } from '#domain/chess/chess.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'

/** Shows a toast when the open unit changes live. */
export function useLiveNotice({ id }: Instance): void {
  const { t } = useTranslator()
  const toast = useToast()
  const change = useCatalogue().changed.get(id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new change shows a toast.
  useEffect(() => {
    if (change) toast({ text: t(`message.${change}_changed`), icon: 'info' })
  }, [change, id])
}
