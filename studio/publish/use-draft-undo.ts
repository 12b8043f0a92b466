import { useRef } from 'react'
import type { Catalogue } from '#contract/catalogues.ts'
import type { FieldName } from '#domain/draft/entity.ts'
import { errorKey } from '#studio/api/error-message.ts'
import { dataOf, manage } from '#studio/api/manage.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import type { ProjectStore } from '#studio/project/project-store.ts'
import { useProjectStores } from '#studio/project/project-stores-context.ts'
import { someNames } from '#studio/project/undone-text.ts'
import { useUndoKeys } from '#studio/project/use-undo-keys.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { type EntityNames, wordEntity } from './entity-names.ts'

/**
 * Undo of what is done to the draft on this screen, by toasts and by Ctrl Z. A project has one history for all screens. A
 * group has no other screen, so its history is here.
 */
export function useDraftUndo(catalogue: Catalogue, names: EntityNames, onTurned: () => Promise<void>) {
  const translator = useTranslator()
  const { t } = translator
  const showToast = useToast()
  const stores = useProjectStores()
  const ofGroup = useRef<readonly string[]>([])
  const { project_id: project } = catalogue
  const openStore = async (id: number): Promise<ProjectStore> => (stores.loaded(id) ?? (await stores.open(id))).store
  const say = (kept: readonly FieldName[]) => {
    if (kept.length === 0) return
    const words = [...new Set(kept.map((name) => wordEntity(translator, names, name)))]
    const text = t('units.undone_kept', { count: kept.length, names: someNames(translator, words) })
    showToast({ text, icon: 'info' })
  }
  const turn = async (act: () => Promise<readonly FieldName[]>) => {
    try {
      say(await act())
      await onTurned()
    } catch (error) {
      showToast({ text: t(errorKey(error)), icon: 'alert' })
    }
  }
  const undoOfGroup = async (batch = ofGroup.current.at(-1)): Promise<readonly FieldName[]> => {
    if (batch === undefined) return []
    ofGroup.current = ofGroup.current.filter((one) => one !== batch)
    return dataOf(await manage('undoGroupDraft', { params: { id: catalogue.id }, body: { batch } })).kept
  }
  const turns = {
    undo: () => void turn(async () => (project === null ? undoOfGroup() : (await openStore(project)).undo())),
    redo: () => void turn(async () => (project === null ? [] : (await openStore(project)).redo())),
  }
  useUndoKeys(turns)
  return {
    /** Undoes one act, by its batch. */
    undoAct: (batch: string) =>
      void turn(async () => (project === null ? undoOfGroup(batch) : (await openStore(project)).undoAct(batch))),
    /** Remembers an act of this screen. */
    record: (batch: string) => {
      if (project === null) ofGroup.current = [...ofGroup.current, batch]
      // Without a server there is nothing to undo yet.
      else
        void openStore(project).then(
          (store) => store.record(batch),
          () => {},
        )
    },
  }
}
