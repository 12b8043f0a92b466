import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import type { Panel } from '#domain/overlay/overlay.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import styles from './panel.module.css'
import { usePanelTitle } from './use-panel-title.ts'
import { useReturnedFocus } from './use-returned-focus.ts'

interface PanelProps {
  panel: Panel
  children: ReactNode
}

/** A panel beside the stage; Escape closes the top one. */
export function DockedPanel({ panel, isTop, children }: PanelProps & { isTop: boolean }) {
  const { closePanel } = useNavigation()
  const title = usePanelTitle(panel)
  const ref = useRef<HTMLElement>(null)
  useReturnedFocus(ref)
  useEffect(() => {
    if (!isTop) return
    const onKey = (event: KeyboardEvent) => {
      // A dialog above takes its Escape first.
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]'))
        closePanel(panel.id)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isTop, closePanel, panel.id])
  return (
    <section
      ref={ref}
      className={styles.docked}
      style={{ '--size': panel.size } as CSSProperties}
      aria-label={title}
      tabIndex={-1}
    >
      <PanelHead panel={panel} title={title} />
      <div className={styles.body}>{children}</div>
    </section>
  )
}

/** A panel over the whole of a small screen: nothing behind it can be reached. */
export function SheetPanel({ panel, children }: PanelProps) {
  const { t } = useTranslator()
  const { closePanel } = useNavigation()
  return (
    <Sheet title={usePanelTitle(panel)} closeLabel={t('control.close')} onClose={() => closePanel(panel.id)}>
      {children}
    </Sheet>
  )
}

function PanelHead({ panel, title }: { panel: Panel; title: string }) {
  const { t } = useTranslator()
  const { closePanel } = useNavigation()
  return (
    <header className={styles.head}>
      <h2>{title}</h2>
      <IconButton icon="close" variant="quiet" label={t('control.close')} onClick={() => closePanel(panel.id)} />
    </header>
  )
}
