import { InstancePrice } from '#web/instance/instance-price.tsx'
import { MainAction, type UnitActionsProps } from './unit-actions.tsx'
import styles from './unit-footer.module.css'

/** The price and the main action on small screens, always in reach of the thumb. */
export function UnitFooter(props: UnitActionsProps) {
  return (
    <footer className={styles.footer}>
      <InstancePrice instance={props.instance} />
      <MainAction {...props} />
    </footer>
  )
}
