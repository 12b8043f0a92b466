import type { ComponentProps } from 'react'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'

type FieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'id' | 'className'>

/** One line to type in: a text, a number, a phone number, by `type` and `inputMode`. */
export function Field({ label, note, hint, error, before, after, ...input }: FieldProps) {
  return (
    <FieldFrame {...{ label, note, hint, error, before, after }}>
      {(control) => <input {...input} {...control} />}
    </FieldFrame>
  )
}
