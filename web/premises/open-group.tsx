import type { LayoutGroup } from '#domain/premises/layout-groups.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './open-group.module.css'
import { UnitCards, type UnitListProps } from './unit-cards.tsx'

interface OpenGroupProps {
  readonly group: LayoutGroup
  readonly scroller: UnitListProps['scroller']
  readonly onClose: () => void
}

/** The units of one layout, with a button back to all layouts. */
export function OpenGroup({ group, scroller, onClose }: OpenGroupProps) {
  const { t } = useTranslator()
  const words = useUnitWords()
  const [sample] = group.instances
  return (
    <section aria-label={t('view.groups')}>
      <div className={styles.head}>
        <IconButton ref={focusOn} icon="back" label={t('control.back')} onClick={onClose} />
        <h3>{sample && `${words.kind(sample)} · ${words.areas(group.area)}`}</h3>
        <p>{t('count.free', { count: group.free })}</p>
      </div>
      <UnitCards key={group.layout.id} units={group.instances} scroller={scroller} />
    </section>
  )
}

/** Moves the focus to the start of the opened group. */
function focusOn(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true })
}
