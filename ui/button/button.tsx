import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonLook, classOfButton } from './button-look.ts'

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, keyof ButtonLook> {
  /** Its work is under way: it keeps its width and its focus, shows a spinner and does nothing when pressed. */
  readonly loading?: boolean | undefined
}

/** A button; an icon may stand before its text. `aria-pressed` makes it a toggle and shows it. */
export function Button({ variant, size, block, square, className, loading, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classOfButton({ variant, size, block, square, className })}
      // Not `disabled`: the focus would be lost in the middle of a form.
      aria-disabled={loading || rest['aria-disabled']}
      aria-busy={loading || undefined}
      onClick={loading ? doNothing : onClick}
    />
  )
}

function doNothing(event: MouseEvent) {
  // A form must not be sent twice.
  event.preventDefault()
}
