import { IconButton } from '#ui/button/icon-button.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import type { SlidePlace } from './swipe-between.ts'
import styles from './viewer.module.css'

interface ViewerStepProps {
  readonly way: 'previous' | 'next'
  readonly place: SlidePlace
  readonly go: (index: number) => void
}

/** The button to the previous or next picture. Left out if there is only one picture. */
export function ViewerStep({ way, place: { index, count }, go }: ViewerStepProps) {
  const { t } = useTranslator()
  if (count === 1) return null
  const to = way === 'next' ? index + 1 : index - 1
  return (
    <div className={styles.step} data-way={way}>
      <IconButton
        icon={way === 'next' ? 'next' : 'prev'}
        label={t(`control.${way}`)}
        // Not `disabled`: the button would lose the focus at the end.
        aria-disabled={to < 0 || to >= count}
        onClick={() => go(to)}
      />
    </div>
  )
}
