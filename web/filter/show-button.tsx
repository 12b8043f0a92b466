import type { ComponentProps } from 'react'
import type { Count } from '#domain/chess/count.ts'
import type { Kind } from '#domain/kind/kind.ts'
import { Button } from '#ui/button/button.tsx'
import { useTranslator } from '#web/language/translator-context.ts'

interface ShowButtonProps extends Omit<ComponentProps<typeof Button>, 'variant' | 'children'> {
  readonly count: Count
  /** The shown kind; null for several. */
  readonly kind: Kind | null
}

/** Closes the filter. Its label shows the number of available units or, if the filter finds only taken ones, of those. */
export function ShowButton({ count: { all, free }, kind, ...button }: ShowButtonProps) {
  const { t } = useTranslator()
  const label = () => {
    if (free > 0) return t('filter.show_available', { count: free })
    return all > 0 ? t(kind ? `filter.show_${kind}` : 'filter.show', { count: all }) : t('filter.nothing')
  }
  return (
    <Button {...button} variant={all > 0 ? 'filled' : 'quiet'}>
      {label()}
    </Button>
  )
}
