import type { ComponentProps } from 'react'
import { useTranslator } from '#studio/language/language-context.ts'
import { Button } from '#ui/button/button.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { useIsAway } from './away-context.ts'

/** A button for what only the server can do. While the server does not answer, it says so instead. */
export function ServerButton(props: ComponentProps<typeof Button>) {
  const isAway = useIsAway()
  const { t } = useTranslator()
  const showToast = useToast()
  if (!isAway) return <Button {...props} />
  const reason = t('away.act')
  return (
    <Button
      {...props}
      // Not `disabled`: the reason has to be reachable by keyboard.
      aria-disabled
      title={reason}
      onClick={(event) => {
        event.preventDefault()
        showToast({ text: reason, icon: 'info' })
      }}
    />
  )
}
