import { type CSSProperties, type ReactNode, useRef, useState } from 'react'
import type { Panel } from '#domain/overlay/overlay.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { VisuallyHidden } from '#ui/look/visually-hidden.tsx'
import { Sheet } from '#ui/modal/sheet.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import styles from './panel.module.css'
import { PanelActionsContext } from './panel-actions.tsx'
import { useEscape } from './use-escape.ts'
import { type PanelTitle, usePanelTitle } from './use-panel-title.ts'
import { useReturnedFocus } from './use-returned-focus.ts'

interface PanelProps {
  panel: Panel
  children: ReactNode
}

/** A panel beside the stage. Escape closes the top one. */
export function DockedPanel({ panel, isTop, children }: PanelProps & { isTop: boolean }) {
  const { closePanel } = useNavigation()
  const title = usePanelTitle(panel)
  const ref = useRef<HTMLElement>(null)
  const [actions, setActions] = useState<HTMLElement | null>(null)
  // A preview takes no focus: the visitor goes on using the view behind it.
  useReturnedFocus(ref, panel.type !== 'preview')
  useEscape(isTop, () => closePanel(panel.id))
  return (
    <section
      ref={ref}
      className={styles.docked}
      data-type={panel.type}
      style={{ '--size': panel.size } as CSSProperties}
      aria-label={wordTitle(title)}
      tabIndex={-1}
    >
      <PanelHead panel={panel} title={title} actionsRef={setActions} />
      <div className={styles.body}>
        <PanelActionsContext value={actions}>{children}</PanelActionsContext>
      </div>
    </section>
  )
}

/** A panel that covers a small screen. The page behind it is inert. */
export function SheetPanel({ panel, children }: PanelProps) {
  const { t } = useTranslator()
  const { closePanel } = useNavigation()
  const { name, note } = usePanelTitle(panel)
  const [actions, setActions] = useState<HTMLElement | null>(null)
  return (
    <Sheet
      title={name}
      note={note}
      actions={<div ref={setActions} className={styles.actions} />}
      closeLabel={t('control.close')}
      onClose={() => closePanel(panel.id)}
      flush
    >
      <PanelActionsContext value={actions}>{children}</PanelActionsContext>
    </Sheet>
  )
}

/** A panel at the bottom of a small screen, above the bars. The page behind it stays usable. */
export function CardPanel({ panel, children }: PanelProps) {
  const { closePanel } = useNavigation()
  useEscape(true, () => closePanel(panel.id))
  return (
    <section className={styles.card} aria-label={wordTitle(usePanelTitle(panel))}>
      {children}
    </section>
  )
}

interface PanelHeadProps {
  readonly panel: Panel
  readonly title: PanelTitle
  readonly actionsRef: (place: HTMLElement | null) => void
}

function PanelHead({ panel, title, actionsRef }: PanelHeadProps) {
  const { t } = useTranslator()
  const { closePanel } = useNavigation()
  return (
    <header className={styles.head}>
      <h2>
        {title.name}
        {title.note && (
          <small>
            <VisuallyHidden> · </VisuallyHidden>
            {title.note}
          </small>
        )}
      </h2>
      <div ref={actionsRef} className={styles.actions} />
      <IconButton icon="close" label={t('control.close')} onClick={() => closePanel(panel.id)} />
    </header>
  )
}

function wordTitle({ name, note }: PanelTitle): string {
  return note ? `${name} · ${note}` : name
}
