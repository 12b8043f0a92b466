import type { ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/modal/dialog.tsx'
import { DialogFoot } from './dialog-foot.tsx'

interface ConfirmDialogProps {
  readonly title: string
  readonly closeLabel: string
  /** The words of the main button. */
  readonly actLabel: string
  /** The words of the button that only closes. */
  readonly backLabel: string
  readonly isBusy?: boolean | undefined
  readonly onAct: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog that says something and offers one act. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, closeLabel, actLabel, backLabel, isBusy, onAct, onClose, children } = props
  return (
    <Dialog
      {...{ title, closeLabel, onClose }}
      footer={
        <DialogFoot>
          <Button variant="plain" onClick={onClose}>
            {backLabel}
          </Button>
          <Button variant="filled" loading={isBusy} onClick={onAct}>
            {actLabel}
          </Button>
        </DialogFoot>
      }
    >
      {children}
    </Dialog>
  )
}
