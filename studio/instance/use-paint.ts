import type { OpenHold } from '#domain/hold/open-hold.ts'
import { countPainted, type Paint, paintOf } from '#domain/unit-table/paint.ts'
import type { UnitFacts, UnitStatus } from '#domain/unit-table/unit-facts.ts'
import { joinParts } from '#studio/format/join-parts.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useProject } from '#studio/project/project-context.ts'
import { withHold } from '#studio/project/project-state.ts'
import { statusesBack } from '#studio/project/waiting.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { useFieldOwners } from './field-owners.ts'
import { useInTurn } from './use-in-turn.ts'

const HOUR = 3_600_000

interface Painting {
  readonly reserved: UnitStatus | null
  /** How long painted units are held, in hours; 0 sets the status instead. */
  readonly holdHours: number
  /** A feed writes statuses: some units were left alone. */
  readonly onLeft: (units: number) => void
}

/** Returns a function that paints units with a status, as one act that the toast undoes, and one that only plans it. */
export function usePaint({ reserved, holdHours, onLeft }: Painting) {
  const { t } = useTranslator()
  const { isOwned } = useFieldOwners()
  const { store, calls } = useProject()
  // A second stroke may begin while the first one still holds its units.
  const inTurn = useInTurn()
  const showToast = useToast()

  const hold = async (unit: string, body: Omit<Parameters<typeof calls.hold>[0], 'external_id'>) => {
    const made = await calls.hold({ external_id: unit, ...body })
    store.update((project) => withHold(project, unit, made))
    return made
  }
  const release = async (unit: string, { id }: OpenHold) => {
    await calls.endHold(id)
    store.update((project) => withHold(project, unit, null))
  }

  const plan = (units: readonly UnitFacts[], brush: UnitStatus): Paint =>
    paintOf(units, brush, { reserved, isHolding: holdHours > 0, isOwned: (unit) => isOwned('status', unit) })

  const apply = (units: readonly UnitFacts[], brush: UnitStatus): void => {
    const paint = plan(units, brush)
    if (paint.left.length > 0) onLeft(paint.left.length)
    const count = countPainted(paint)
    if (count === 0) return
    store.setStatuses(paint.statuses)
    store.change(paint.drafted)
    const made: { readonly unit: string; readonly hold: OpenHold }[] = []
    void inTurn(async () => {
      const until = new Date(Date.now() + holdHours * HOUR).toISOString()
      // One by one: each is a call, and a refusal stops the rest.
      for (const { id } of paint.held) made.push({ unit: id, hold: await hold(id, { until }) })
      for (const { id, hold: ended } of paint.released) if (ended) await release(id, ended)
    })
    const undo = () =>
      inTurn(async () => {
        for (const { unit, hold: ended } of made) await release(unit, ended)
        for (const { id, hold: before } of paint.released) {
          const { until, for_whom, note, order_id } = before ?? {}
          if (until) await hold(id, { until, for_whom, note, order_id })
        }
        takeBack(paint)
      })
    const { length: drafted } = paint.drafted
    const isHold = holdHours > 0 && brush.id === reserved?.id
    showToast({
      text: joinParts([
        t('units.painted', { count, status: brush.name }),
        ...(count > drafted ? [t('units.live')] : []),
        ...(drafted > 0 ? [t(isHold ? 'units.chess.no_hold' : 'units.chess.drafted', { count: drafted })] : []),
        ...(paint.isTooMany ? [t('units.chess.many')] : []),
      ]),
      action: { label: t('control.undo'), onAction: () => void undo() },
    })
  }

  return { paint: apply, plan }

  /** Changes the statuses back. Other acts may have followed, so this is an act of its own. */
  function takeBack({ statuses, drafted }: Paint): void {
    store.setStatuses(statusesBack(statuses))
    store.change(drafted.map((change) => ({ ...change, value: change.base, base: change.value })))
  }
}
