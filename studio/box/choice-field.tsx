import { FieldFrame } from '#ui/field/field-frame.tsx'
import { Icon } from '#ui/icon/icon.tsx'

interface ChoiceFieldProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string; readonly lang?: string | undefined }[]
  readonly error?: string | undefined
  readonly onChange: (value: Value) => void
}

/** A single choice of many with a label above it. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, value, options, error, onChange } = props
  return (
    <FieldFrame label={label} error={error} after={<Icon name="down" size="small" />}>
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={({ target }) => {
            const chosen = options.find((option) => option.value === target.value)
            if (chosen) onChange(chosen.value)
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
