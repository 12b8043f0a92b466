import type { FieldName } from '#domain/draft/entity.ts'
import { errorKey } from '#studio/api/error-message.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { useProject } from './project-context.ts'
import { undoneText } from './undone-text.ts'

/** Undo and redo of this person's acts. They say what could not be undone. */
export interface Turns {
  readonly undo: () => void
  readonly redo: () => void
  /** Undoes acts by their keys, the last one first. */
  readonly undoAct: (...keys: readonly string[]) => void
}

/** Undo and redo of this person's acts, with messages. */
export function useTurns(): Turns {
  const translator = useTranslator()
  const { store } = useProject()
  const showToast = useToast()
  const turn = async (act: () => Promise<readonly FieldName[]>) => {
    // It may tell of the act that is taken back, and offer to undo it.
    showToast(null)
    try {
      const kept = await act()
      if (kept.length > 0) showToast({ text: undoneText(translator, kept, store.state().project.shown), icon: 'info' })
    } catch (error) {
      showToast({ text: translator.t(errorKey(error)), icon: 'alert' })
    }
  }
  return {
    undo: () => void turn(() => store.undo()),
    redo: () => void turn(() => store.redo()),
    undoAct: (...keys) =>
      void turn(async () => {
        const kept: FieldName[] = []
        for (const key of keys.toReversed()) kept.push(...(await store.undoAct(key)))
        return kept
      }),
  }
}
