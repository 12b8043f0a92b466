import { type ReactNode, useRef } from 'react'
import { joinClasses } from '#ui/look/join-classes.ts'
import { useScreenSize } from '#ui/screen/use-screen-size.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { BottomBar } from './bottom-bar.tsx'
import styles from './frame.module.css'
import { TopBar } from './top-bar.tsx'
import { useBrandColours } from './use-brand-colours.ts'
import { isFiltered } from './views.ts'

interface FrameProps {
  /** The stage: fills its area and scrolls inside. */
  readonly children: ReactNode
  /** Shown below the bar if the catalogue is open inside a CRM. */
  readonly ribbon?: ReactNode
  /** The filter, on pages with units: below the bar, on small screens above the bottom bar. */
  readonly filter: ReactNode
  /** At the inline end on large screens, over the stage on others. */
  readonly panels: ReactNode
  /** Floats over the bottom of the stage, at its inline end. */
  readonly notes?: ReactNode
}

/** The bars and panels around every page of a catalogue. */
export function Frame({ children, ribbon, filter, panels, notes }: FrameProps) {
  const { t } = useTranslator()
  const { token } = useCatalogue()
  const { address } = useNavigation()
  const size = useScreenSize()
  const stage = useRef<HTMLDivElement>(null)
  useBrandColours(token.layout.color_scheme)
  const hasFilter = filter !== false && isFiltered(token, address.page)
  return (
    <div className={joinClasses(styles.frame, hasFilter && styles.filtered)}>
      <button type="button" className={styles.skip} onClick={() => stage.current?.focus()}>
        {t('control.skip_to_content')}
      </button>
      <TopBar />
      {ribbon && <div className={styles.ribbon}>{ribbon}</div>}
      {hasFilter && filter}
      <div ref={stage} tabIndex={-1} className={styles.stage}>
        {children}
      </div>
      <div className={styles.notes}>{notes}</div>
      <div className={styles.panels}>{panels}</div>
      {size === 'small' && <BottomBar />}
    </div>
  )
}
