import type { ComponentProps } from 'react'
import type { Kind } from '#domain/kind/kind.ts'
import { Button } from '#ui/button/button.tsx'
import { useTranslator } from '#web/language/translator-context.ts'

interface ShowButtonProps extends Omit<ComponentProps<typeof Button>, 'variant' | 'children'> {
  readonly count: number
  /** The shown kind; null for several. */
  readonly kind: Kind | null
}

/** Closes the filter; its label shows the number of matching units. */
export function ShowButton({ count, kind, ...button }: ShowButtonProps) {
  const { t } = useTranslator()
  return (
    <Button {...button} variant={count > 0 ? 'filled' : 'quiet'}>
      {count > 0 ? t(kind ? `filter.show_${kind}` : 'filter.show', { count }) : t('filter.nothing')}
    </Button>
  )
}
