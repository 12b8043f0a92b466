import type { ReactNode } from 'react'
import type { ScreenName } from '#studio/address/address.ts'
import { OlderStrip } from '#studio/release/older-strip.tsx'
import styles from './frame.module.css'
import { Rail } from './rail.tsx'
import { TabBar } from './tab-bar.tsx'

interface FrameProps {
  readonly screen: ScreenName | null
  readonly children: ReactNode
}

/** The rail, a screen with its top bar, and the tabs of small screens. */
export function Frame({ screen, children }: FrameProps) {
  return (
    <div className={styles.frame}>
      <Rail screen={screen} />
      <OlderStrip />
      {children}
      <TabBar screen={screen} />
    </div>
  )
}
