import { type ReactNode, useId } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/modal/dialog.tsx'
import { DialogFoot } from './dialog-foot.tsx'

interface FormDialogProps {
  readonly title: string
  readonly closeLabel: string
  /** The words of the button that sends the form. Enter in a field sends it too. */
  readonly submitLabel: string
  readonly isDisabled?: boolean | undefined
  readonly isBusy?: boolean | undefined
  /** Stands before the button. */
  readonly footer?: ReactNode
  readonly aside?: ReactNode
  readonly className?: string | undefined
  readonly onSubmit: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog with a form and the button that sends it. */
export function FormDialog(props: FormDialogProps) {
  const { title, closeLabel, submitLabel, isDisabled, isBusy, footer, aside, className, onSubmit, onClose } = props
  const form = useId()
  return (
    <Dialog
      title={title}
      closeLabel={closeLabel}
      onClose={onClose}
      aside={aside}
      footer={
        <DialogFoot>
          {footer}
          <Button type="submit" form={form} variant="filled" disabled={isDisabled} loading={isBusy}>
            {submitLabel}
          </Button>
        </DialogFoot>
      }
    >
      <form
        id={form}
        className={className}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {props.children}
      </form>
    </Dialog>
  )
}
