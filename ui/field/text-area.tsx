import type { ComponentProps } from 'react'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'

type TextAreaProps = Omit<FieldTexts, 'before' | 'after'> & Omit<ComponentProps<'textarea'>, 'id' | 'className'>

/** Several lines to type in; it grows with them where the browser can. */
export function TextArea({ label, note, hint, error, ...area }: TextAreaProps) {
  return (
    <FieldFrame {...{ label, note, hint, error }}>
      {(control) => <textarea rows={3} {...area} {...control} />}
    </FieldFrame>
  )
}
