import type { Target } from '#domain/picture/pinpoint.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { isPlainClick } from '#web/navigation/plain-click.ts'
import { useDestination } from '#web/picture/use-destination.ts'
import styles from './open-button.module.css'
import type { Subject } from './subject.ts'

interface OpenButtonProps {
  readonly subject: Subject
  readonly target: Target
}

/** The button of a card that opens its subject, for touch. */
export function OpenButton({ subject, target }: OpenButtonProps) {
  const { t } = useTranslator()
  const way = useDestination()(target)
  if (!way) return null
  const hasPlan = subject.kind === 'storey' && subject.of.plan !== null
  return (
    <ButtonLink
      variant="filled"
      block
      className={styles.open}
      href={way.href}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        way.follow()
      }}
    >
      {t(hasPlan ? 'control.open_storey_plan' : 'unit.open')}
    </ButtonLink>
  )
}
