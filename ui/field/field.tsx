import type { ComponentProps } from 'react'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'

type FieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'id' | 'className'>

/** A single-line input for text, numbers or phone numbers, by `type` and `inputMode`. */
export function Field({ label, note, hint, error, before, after, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} note={note} hint={hint} error={error} before={before} after={after}>
      {(control) => <input {...input} {...control} />}
    </FieldFrame>
  )
}
