import { useCallback, useState } from 'react'
import {
  type Answer,
  type AskedEdits,
  countEdits,
  isAsked,
  joinAsked,
  NOTHING_ASKED,
  openDoubts,
  withoutDoubts,
} from '#domain/unit-table/asked-edits.ts'
import type { UnitBook } from '#domain/unit-table/unit-facts.ts'
import { joinParts } from '#studio/format/join-parts.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useProject } from '#studio/project/project-context.ts'
import { useTurns } from '#studio/project/use-turns.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { answeredQuestions, keepAnswered } from './answered-questions.ts'

/** Edits that are sent. */
type SentEdits = Pick<AskedEdits, 'changes' | 'statuses'>

/**
 * The gate that every edit of units goes through: those that nobody doubts are sent, the others wait until somebody answers
 * a question about them.
 */
export function useAsking(send: (edits: SentEdits) => void) {
  const [asked, setAsked] = useState<AskedEdits>(NOTHING_ASKED)
  /** Sends edits, or asks about them. `before`: what waits already and is asked about together with them. */
  const ask = useCallback(
    (edits: AskedEdits, before: AskedEdits = NOTHING_ASKED) => {
      const { changes, statuses, liveDoubts } = edits
      const next = { changes, statuses, liveDoubts, doubts: openDoubts(edits.doubts, answeredQuestions()) }
      if (isAsked(next)) return setAsked(joinAsked(before, next))
      send(next)
      if (isAsked(before)) return setAsked(before)
      if (before !== NOTHING_ASKED) send(before)
      setAsked(NOTHING_ASKED)
    },
    [send],
  )
  const answer = useCallback(
    (taken: Answer) => {
      setAsked(NOTHING_ASKED)
      if (taken === 'none') return
      if (taken === 'all') keepAnswered(asked.doubts)
      send(taken === 'all' ? asked : withoutDoubts(asked))
    },
    [asked, send],
  )
  return { asked, ask, answer }
}

/**
 * Returns a function that sends edits. If statuses became live, or several cells changed, a message says so and offers to
 * undo all of it.
 */
export function useSendEdits({ statuses: known }: Pick<UnitBook, 'statuses'>): (edits: SentEdits) => void {
  const { t } = useTranslator()
  const { store } = useProject()
  const showToast = useToast()
  const { undoAct } = useTurns()
  return useCallback(
    ({ changes, statuses }) => {
      const real = statuses.filter(({ from, to }) => from !== to)
      const keys = [store.change(changes), store.setStatuses(real)]
      const drafted = countEdits({ changes, statuses: [] })
      if (real.length === 0 && drafted < 2) return
      const [first] = real
      const { isAway } = store.state()
      const isOne = first !== undefined && real.every(({ to }) => to === first.to)
      const name = isOne ? known.find(({ id }) => id === first.to)?.name : undefined
      const live = name === undefined ? [] : [t('units.painted', { count: real.length, status: name })]
      showToast({
        text: joinParts([
          ...(drafted > 0 ? [t('units.drafted', { count: drafted })] : []),
          ...live,
          ...(real.length > 0 && live.length === 0 ? [t('units.live.count', { count: real.length })] : []),
          // Without the server nothing is live yet.
          ...(isAway
            ? [t('units.bar.waiting', { count: drafted + real.length })]
            : live.length > 0
              ? [t('units.live')]
              : []),
        ]),
        icon: 'check',
        action: { label: t('control.undo'), onAction: () => undoAct(...keys) },
      })
    },
    [store, known, t, showToast, undoAct],
  )
}
