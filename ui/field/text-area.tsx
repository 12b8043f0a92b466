import type { ComponentProps } from 'react'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'

type TextAreaProps = Omit<FieldTexts, 'before' | 'after'> & Omit<ComponentProps<'textarea'>, 'id' | 'className'>

/** A multi-line input that grows with its text where the browser supports it. */
export function TextArea({ label, note, hint, error, ...area }: TextAreaProps) {
  return (
    <FieldFrame label={label} note={note} hint={hint} error={error}>
      {(control) => <textarea rows={3} {...area} {...control} />}
    </FieldFrame>
  )
}
