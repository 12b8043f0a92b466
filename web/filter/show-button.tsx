import type { ComponentProps } from 'react'
import { useTranslator } from '#web/language/translator-context.ts'
import { Button } from '#web/ui/button.tsx'

interface ShowButtonProps extends Omit<ComponentProps<typeof Button>, 'variant' | 'children'> {
  readonly count: number
}

/** Ends the choice, and says all the time what it leads to. */
export function ShowButton({ count, ...button }: ShowButtonProps) {
  const { t } = useTranslator()
  return (
    <Button {...button} variant={count > 0 ? 'filled' : 'quiet'}>
      {count > 0 ? t('filter.show', { count }) : t('filter.nothing')}
    </Button>
  )
}
