import { useCallback, useEffect, useRef, useState } from 'react'
import type { PublicationCheck, PublicationTick } from '#contract/publications.ts'
import type { StudioKey } from '#i18n/messages.ts'
import { errorKey } from '#studio/api/error-message.ts'
import { manage } from '#studio/api/manage.ts'
import { type DraftHome, homeCall } from '#studio/draft/draft-home.ts'

// Ticks come in bursts.
const WAIT_MS = 400

/** What to publish: ticked entries, or the whole draft if they are null. */
export interface PublishSubject {
  readonly entries: readonly PublicationTick[] | null
  /** Whether visitors can open the catalogue then. */
  readonly opens: boolean
}

/** What is published, as the calls send it. */
export function bodyOf({ entries, opens }: PublishSubject) {
  return { ...(entries && { entries }), open: opens }
}

/** The result of the newest check. */
interface Checked {
  /** Null until the first check has ended. */
  readonly check: PublicationCheck | null
  /** Whether a newer check is under way, or about to begin. */
  readonly isChecking: boolean
  readonly fault: StudioKey | null
}

interface Ended extends Omit<Checked, 'isChecking'> {
  readonly subject: PublishSubject | null
  readonly attempt: number
}

const NOTHING: Checked = { check: null, isChecking: false, fault: null }

/** Checks what would be published, shortly after each change of it. A new subject is checked again, and null is nothing to check. */
export function useCheck(home: DraftHome, subject: PublishSubject | null) {
  const [ended, setEnded] = useState<Ended>({ subject: null, attempt: 0, check: null, fault: null })
  const newest = useRef(0)
  const [attempt, setAttempt] = useState(0)
  const again = useCallback(() => setAttempt((before) => before + 1), [])
  useEffect(() => {
    newest.current += 1
    const own = newest.current
    if (subject === null) return
    const end = (result: Pick<Ended, 'check' | 'fault'>) => {
      if (own === newest.current) setEnded({ subject, attempt, ...result })
    }
    const timer = setTimeout(() => {
      const { call, params } = homeCall(home, 'checkPublication')
      manage(call, { params, body: bodyOf(subject) }).then(
        ({ data: check }) => end({ check, fault: null }),
        (error) => end({ check: null, fault: errorKey(error) }),
      )
    }, WAIT_MS)
    return () => clearTimeout(timer)
  }, [home, subject, attempt])
  // Known while rendering, so that nothing can be published between a change and the start of its check.
  const isChecking = ended.subject !== subject || ended.attempt !== attempt
  const checked: Checked =
    subject === null ? NOTHING : { check: ended.check, isChecking, fault: isChecking ? null : ended.fault }
  const hasFailed = checked.fault !== null
  useEffect(() => {
    if (!hasFailed) return
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [hasFailed, again])
  /** Shows what stopped a publication in place of the last check. */
  const replace = useCallback(
    (check: PublicationCheck) => {
      newest.current += 1
      setEnded({ subject, attempt, check, fault: null })
    },
    [subject, attempt],
  )
  return { ...checked, replace, again }
}
