import type { Instance } from '#domain/chess/chess.ts'
import { sharedUnit } from '#web/instance/shared-unit.ts'
import { useOpenInstance } from '#web/instance/use-open-instance.ts'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { shareLink } from '#web/share/share-link.ts'

/** Returns a function that shares the link to a unit's card. */
export function useShareUnit(instance: Instance): () => Promise<void> {
  const { hrefOf } = useOpenInstance()
  const words = useUnitWords()
  return () => shareLink(sharedUnit(words, instance, hrefOf(instance.id)))
}
