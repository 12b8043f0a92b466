import { classOfButton } from '#ui/button/button-look.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { NavLink } from '#web/navigation/nav-link.tsx'
import styles from './unit-missing.module.css'

/** Shown for a unit that does not exist (any more). */
export function UnitMissing() {
  const { t } = useTranslator()
  return (
    <div className={styles.missing}>
      <Icon name="area" size="large" />
      <p>{t('message.not_available')}</p>
      <NavLink page={{ name: 'premises' }} className={classOfButton({ variant: 'tinted' })}>
        {t('control.show_all')}
      </NavLink>
    </div>
  )
}
