import { useState } from 'react'
import type { Hold } from '#contract/holds.ts'
import type { OpenHold } from '#domain/hold/open-hold.ts'
import type { UnitFacts } from '#domain/unit-table/unit-facts.ts'
import { dataOf, ManageError, manage } from '#studio/api/manage.ts'
import { formatWhen } from '#studio/format/format-when.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useAct } from '#studio/person/use-act.ts'
import { useProject } from '#studio/project/project-context.ts'
import { withHold } from '#studio/project/project-state.ts'
import { useToast } from '#ui/toast/toast-context.ts'

/** What is typed about a hold. */
interface HoldWords {
  readonly until: Date
  readonly forWhom: string
  readonly note: string
}

/** Holds a unit, extends its hold and releases it. `refusal` says why the server refused the last act. */
export function useHold(unit: UnitFacts, timeZone: string) {
  const translator = useTranslator()
  const { t } = translator
  const showToast = useToast()
  const { store, calls } = useProject()
  const { act, isBusy } = useAct()
  const [refusal, setRefusal] = useState<string | null>(null)
  const show = (hold: Hold | null) => store.update((project) => withHold(project, unit.id, hold))
  const when = (moment: Date | string) => formatWhen(translator, moment, timeZone, new Date())
  /** Shows who holds the unit, or what else stands in the way. */
  const explain = async () => {
    const held = (await calls.readHolds()).find((one) => one.unit.external_id === unit.id) ?? null
    show(held)
    if (!held) return setRefusal(t('units.hold.no_reserved'))
    // As a toast: the form makes room for the hold of the other person.
    const name = held.by.name ?? t('common.former_member')
    const text = t('units.hold.refused', { number: unit.number, name, until: when(held.until) })
    showToast({ text, icon: 'alert' })
  }
  const run = (work: () => Promise<void>, onConflict: () => Promise<void>) =>
    act(async () => {
      setRefusal(null)
      try {
        await work()
      } catch (error) {
        if (!(error instanceof ManageError) || error.code !== 'conflict') throw error
        await onConflict()
      }
    })
  const gone = async () => {
    setRefusal(t('units.hold.ended'))
    store.reload()
  }
  return {
    refusal,
    isBusy,
    hold: ({ until, forWhom, note }: HoldWords, onDone?: () => void) =>
      run(async () => {
        const words = { for_whom: forWhom.trim() || null, note: note.trim() || null }
        show(await calls.hold({ external_id: unit.id, until: until.toISOString(), ...words }))
        showToast({ text: t('units.hold.done', { number: unit.number, until: when(until) }), icon: 'check' })
        onDone?.()
      }, explain),
    extend: (hold: OpenHold, until: Date, onDone?: () => void) =>
      run(async () => {
        show(dataOf(await manage('updateHold', { params: { id: hold.id }, body: { until: until.toISOString() } })))
        showToast({ text: t('units.hold.extended', { number: unit.number, until: when(until) }), icon: 'check' })
        onDone?.()
      }, gone),
    release: (hold: OpenHold) =>
      run(async () => {
        await calls.endHold(hold.id).catch((error) => {
          // Somebody else released it, or its time was over.
          if (!(error instanceof ManageError) || error.code !== 'not_found') throw error
        })
        show(null)
        showToast({ text: t('units.hold.released', { number: unit.number }), icon: 'check' })
      }, gone),
  }
}
