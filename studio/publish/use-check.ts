import { useCallback, useEffect, useRef, useState } from 'react'
import type { PublicationCheck } from '#contract/publications.ts'
import type { FieldName } from '#domain/draft/entity.ts'
import type { StudioKey } from '#i18n/messages.ts'
import { errorKey } from '#studio/api/error-message.ts'
import { checkPublication } from './publish-calls.ts'

// Ticks come in bursts.
const WAIT_MS = 400

/** The result of the newest check. */
export interface Checked {
  /** Null until the first check has ended. */
  readonly check: PublicationCheck | null
  /** Whether a newer check is under way, or about to begin. */
  readonly isChecking: boolean
  readonly fault: StudioKey | null
}

/** What is checked: ticked entries, or the whole draft if they are null. A new object is checked again. */
export interface CheckSubject {
  readonly entries: readonly FieldName[] | null
}

/** Checks what would be published, shortly after each change of it. A null subject is nothing to check. */
export function useCheck(home: string, subject: CheckSubject | null) {
  const [checked, setChecked] = useState<Checked>({ check: null, isChecking: false, fault: null })
  const newest = useRef(0)
  const [attempt, setAttempt] = useState(0)
  const again = useCallback(() => setAttempt((before) => before + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt checks the same again.
  useEffect(() => {
    newest.current += 1
    const own = newest.current
    if (subject === null) {
      setChecked({ check: null, isChecking: false, fault: null })
      return
    }
    setChecked(({ check }) => ({ check, isChecking: true, fault: null }))
    const timer = setTimeout(() => {
      checkPublication(home, subject.entries).then(
        (check) => own === newest.current && setChecked({ check, isChecking: false, fault: null }),
        (error) => own === newest.current && setChecked({ check: null, isChecking: false, fault: errorKey(error) }),
      )
    }, WAIT_MS)
    return () => clearTimeout(timer)
  }, [home, subject, attempt])
  const hasFailed = checked.fault !== null
  useEffect(() => {
    if (!hasFailed) return
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [hasFailed, again])
  /** Shows what stopped a publication in place of the last check. */
  const replace = useCallback((check: PublicationCheck) => {
    newest.current += 1
    setChecked({ check, isChecking: false, fault: null })
  }, [])
  return { ...checked, replace, again }
}
