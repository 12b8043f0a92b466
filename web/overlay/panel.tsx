import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import type { Panel } from '#domain/overlay/overlay.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import styles from './panel.module.css'
import { usePanelTitle } from './use-panel-title.ts'
import { useReturnedFocus } from './use-returned-focus.ts'
import { useSwipeToClose } from './use-swipe-to-close.ts'

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

/** A panel over the whole of a small screen: a dialog, so that nothing behind it can be reached. */
export function SheetPanel({ panel, children }: PanelProps) {
  const { closePanel } = useNavigation()
  const title = usePanelTitle(panel)
  const ref = useRef<HTMLDialogElement>(null)
  const close = () => closePanel(panel.id)
  const swipe = useSwipeToClose(ref, close)
  useReturnedFocus(ref)
  useEffect(() => ref.current?.showModal(), [])
  return (
    <dialog
      ref={ref}
      className={styles.sheet}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
    >
      <div className={styles.grip} {...swipe}>
        <PanelHead panel={panel} title={title} />
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
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
