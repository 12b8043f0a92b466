import { errorKey, isConflict, isSignedOut } from '#studio/api/error-message.ts'
import { sayReason } from '#studio/api/say-reason.ts'
import { useMe } from '#studio/person/me-context.ts'
import { useSignedOut } from '#studio/person/signed-out-context.ts'
import type { LoadedProject } from '#studio/project/project-stores-context.ts'
import { undoneText } from '#studio/project/undone-text.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { doneText, faultText, type TextContext } from './act-texts.ts'
import { sendAct, type Undo } from './send-act.ts'
import type { UnitAct } from './unit-acts.ts'

/** Does an act on a unit, says what was done, and offers to undo it. */
export function useDoAct(context: TextContext): (act: UnitAct, project: LoadedProject) => Promise<void> {
  const { t } = context.translator
  const me = useMe()
  const showToast = useToast()
  const onSignedOut = useSignedOut()
  const report = (error: unknown) => {
    if (isSignedOut(error)) onSignedOut()
    else showToast({ text: t(errorKey(error)), icon: 'alert' })
  }
  const takeBack = (undo: Undo, { store }: LoadedProject) =>
    undo().then((kept) => {
      if (kept.length > 0) showToast({ text: undoneText(context.translator, kept, store.state().project.shown) })
    }, report)
  /** Says who holds the unit already. */
  const explain = async (act: UnitAct, { store, calls }: LoadedProject, error: unknown) => {
    store.reload()
    const hold = (await calls.readHolds()).find(({ unit }) => unit.external_id === act.unit.id)
    if (!hold) return report(error)
    showToast({ text: faultText({ key: 'units.hold.refused', hold }, act.unit, context), icon: 'alert' })
  }
  return async (act, project) => {
    try {
      const ended = await sendAct(act, { ...project, me })
      if (ended.end === 'refused') {
        showToast({ text: t('units.refused', { count: 1, reason: sayReason(t, ended.refused.reason) }), icon: 'alert' })
      } else if (ended.end === 'clash') showToast({ text: t('error.conflict'), icon: 'alert' })
      else if (ended.end === 'done') {
        const { undo, isWaiting } = ended
        const text = isWaiting ? t('units.panel.kept', { number: act.unit.number }) : doneText(act, context)
        const action = undo && { label: t('control.undo'), onAction: () => void takeBack(undo, project) }
        showToast({ text, icon: 'check', ...(action && { action }) })
      }
    } catch (error) {
      if (act.kind === 'hold' && isConflict(error)) await explain(act, project, error).catch(report)
      else report(error)
    }
  }
}
