import { useEffect, useRef } from 'react'
import { useTranslator } from '#studio/language/language-context.ts'
import { useProjectState } from '#studio/project/project-context.ts'
import { useToast } from '#ui/toast/toast-context.ts'

/** Says which changes the server refused, and why. */
export function useRefusals(): void {
  const { t } = useTranslator()
  const { refused } = useProjectState()
  const showToast = useToast()
  const said = useRef(refused.length)
  useEffect(() => {
    const fresh = refused.slice(said.current)
    said.current = refused.length
    const [first] = fresh
    if (!first) return
    const say = (reason: string) =>
      showToast({ text: t('units.refused', { count: fresh.length, reason }), icon: 'alert' })
    // The phrases of the server load with the first refusal. Without them it is said as the server wrote it.
    import('#studio/api/say-reason.ts').then(
      ({ sayReason }) => say(sayReason(t, first.reason)),
      () => say(first.reason),
    )
  }, [refused, showToast, t])
}
