import { Brand } from './brand.tsx'
import { Tools } from './tools.tsx'
import styles from './top-bar.module.css'
import { ViewSwitch } from './view-switch.tsx'

/** The bar on top: whose catalogue it is, its views, and what a visitor can set or open anywhere. */
export function TopBar() {
  return (
    <header className={styles.bar}>
      <Brand />
      <ViewSwitch />
      <Tools />
    </header>
  )
}
