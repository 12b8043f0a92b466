import type { ComponentProps } from 'react'
import { type ButtonLook, classOfButton } from './button-look.ts'

/** What leads somewhere (an address, a file, a phone number) and looks like a button. */
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
