import { FieldFrame } from '#ui/field/field-frame.tsx'
import { NativeSelect, type SelectOption } from '#ui/field/native-select.tsx'
import { Icon } from '#ui/icon/icon.tsx'

interface ChoiceFieldProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly SelectOption<Value>[]
  readonly error?: string | undefined
  readonly onChange: (value: Value) => void
}

/** A single choice of many with a label above it. */
export function ChoiceField<Value extends string>({ label, error, ...rest }: ChoiceFieldProps<Value>) {
  return (
    <FieldFrame label={label} error={error} after={<Icon name="down" size="small" />}>
      {(control) => <NativeSelect {...control} {...rest} />}
    </FieldFrame>
  )
}
