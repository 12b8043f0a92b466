import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonLook, classOfButton } from './button-look.ts'

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, keyof ButtonLook> {
  /** In progress: keeps its width and focus, shows a spinner and ignores clicks. */
  readonly loading?: boolean | undefined
}

/** A button, with an optional icon before its text. `aria-pressed` makes it a toggle. */
export function Button({ variant, size, block, square, className, loading, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classOfButton({ variant, size, block, square, className })}
      // Not `disabled`: the button would lose the focus.
      aria-disabled={loading || rest['aria-disabled']}
      aria-busy={loading || undefined}
      onClick={loading ? doNothing : onClick}
    />
  )
}

function doNothing(event: MouseEvent) {
  // Keeps a form from being submitted twice.
  event.preventDefault()
}
