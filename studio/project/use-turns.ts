import { errorKey } from '#studio/api/error-message.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { useProject } from './project-context.ts'
import { undoneText } from './undone-text.ts'

/** Undoes or does again this person's last act, and says what could not be undone. */
export function useTurns(): Readonly<Record<'undo' | 'redo', () => void>> {
  const translator = useTranslator()
  const { store } = useProject()
  const showToast = useToast()
  const turn = async (way: 'undo' | 'redo') => {
    try {
      const kept = await store[way]()
      if (kept.length > 0) showToast({ text: undoneText(translator, kept, store.state().project.shown), icon: 'info' })
    } catch (error) {
      showToast({ text: translator.t(errorKey(error)), icon: 'alert' })
    }
  }
  return { undo: () => void turn('undo'), redo: () => void turn('redo') }
}
