import { memo } from 'react'
import { Brand } from './brand.tsx'
import { Tools } from './tools.tsx'
import styles from './top-bar.module.css'
import { ViewSwitch } from './view-switch.tsx'

/** The top bar: brand, views and tools. */
export const TopBar = memo(function TopBar() {
  return (
    <header className={styles.bar}>
      <Brand />
      <ViewSwitch />
      <Tools />
    </header>
  )
})
