import { type ReactNode, useEffect, useState } from 'react'
import { hasDuty } from '#domain/account/role.ts'
import type { ScreenName } from '#studio/address/address.ts'
import { useCatalogues } from '#studio/catalogue/catalogue-context.ts'
import { useFiguresOf } from '#studio/catalogue/figures-context.tsx'
import { useDraftCount } from '#studio/draft/use-draft-count.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useMe } from '#studio/person/me-context.ts'
import { OlderStrip } from '#studio/release/older-strip.tsx'
import { ChangesContext } from './changes-context.ts'
import { focusTable } from './focus-table.ts'
import styles from './frame.module.css'
import { Rail } from './rail.tsx'
import { TabBar } from './tab-bar.tsx'

interface FrameProps {
  readonly screen: ScreenName | null
  readonly children: ReactNode
}

/** The rail, a screen with its top bar, and the tabs of small screens. */
export function Frame({ screen, children }: FrameProps) {
  const { t } = useTranslator()
  const { current } = useCatalogues()
  const changes = useDraftCount(hasDuty(useMe().role, 'describe') ? current : null)
  useFiguresOf(current?.project_id ?? null, useSettled())
  return (
    <ChangesContext value={changes}>
      <div className={styles.frame}>
        {screen === 'units' && (
          <button type="button" className={styles.skip} onClick={focusTable}>
            {t('units.to_table')}
          </button>
        )}
        <Rail screen={screen} />
        <OlderStrip />
        {children}
        <TabBar screen={screen} />
      </div>
    </ChangesContext>
  )
}

/** The picture and the counts of the rail come after the first view, in milliseconds. */
const WAIT_MS = 500

/** True a moment after the frame appeared. */
function useSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), WAIT_MS)
    return () => clearTimeout(timer)
  }, [])
  return isSettled
}
