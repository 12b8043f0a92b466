import type { Instance } from '#domain/chess/chess.ts'
import { useOpenInstance } from '#web/instance/use-open-instance.ts'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { shareLink } from '#web/ui/share-link.ts'
import { useToast } from '#web/ui/toast-context.ts'

/** Shares the address of a unit's card, and says so where it was copied. */
export function useShareUnit(instance: Instance): () => Promise<void> {
  const { t } = useTranslator()
  const { hrefOf } = useOpenInstance()
  const words = useUnitWords()
  const toast = useToast()
  return async () => {
    const shared = await shareLink(new URL(hrefOf(instance.id), location.href).href, words.name(instance))
    if (shared === 'copied') toast({ text: t('message.link_copied'), icon: 'check' })
  }
}
