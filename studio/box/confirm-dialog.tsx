import type { ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/modal/dialog.tsx'
import styles from './confirm-dialog.module.css'
import { DialogFoot } from './dialog-foot.tsx'

interface ConfirmDialogProps {
  readonly title: string
  readonly closeLabel: string
  /** The words of the main button. */
  readonly actLabel: string
  /** The words of the button that only closes. */
  readonly backLabel: string
  /** The act removes something. */
  readonly isDanger?: boolean | undefined
  readonly isBusy?: boolean | undefined
  readonly onAct: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog that says something and offers one act. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, closeLabel, actLabel, backLabel, isDanger, isBusy, onAct, onClose, children } = props
  return (
    <Dialog
      title={title}
      closeLabel={closeLabel}
      onClose={onClose}
      footer={
        <DialogFoot>
          <Button variant="plain" onClick={onClose}>
            {backLabel}
          </Button>
          <Button variant="filled" className={isDanger ? styles.danger : undefined} loading={isBusy} onClick={onAct}>
            {actLabel}
          </Button>
        </DialogFoot>
      }
    >
      {children}
    </Dialog>
  )
}
