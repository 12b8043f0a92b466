import { useEffect, useRef } from 'react'
import { sayReason } from '#studio/api/say-reason.ts'
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
    if (fresh[0])
      showToast({
        text: t('units.refused', { count: fresh.length, reason: sayReason(t, fresh[0].reason) }),
        icon: 'alert',
      })
  }, [refused, showToast, t])
}
