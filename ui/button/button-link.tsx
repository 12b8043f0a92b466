import type { ComponentProps } from 'react'
import { type ButtonLook, classOfButton } from './button-look.ts'

/** A link (to a page, a file, a phone number) that looks like a button. */
export function ButtonLink({
  variant,
  size,
  block,
  square,
  className,
  ...rest
}: ButtonLook & Omit<ComponentProps<'a'>, keyof ButtonLook>) {
  return <a {...rest} className={classOfButton({ variant, size, block, square, className })} />
}
