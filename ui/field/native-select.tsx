import type { ComponentPropsWithoutRef } from 'react'

export interface SelectOption<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly lang?: string
}

interface NativeSelectProps<Value extends string> extends Omit<ComponentPropsWithoutRef<'select'>, 'onChange'> {
  readonly value: Value
  readonly options: readonly SelectOption<Value>[]
  readonly onChange: (value: Value) => void
}

/** The browser's own select, which phones show in their own way. */
export function NativeSelect<Value extends string>({ options, onChange, ...rest }: NativeSelectProps<Value>) {
  return (
    <select
      {...rest}
      onChange={({ target }) => {
        const chosen = options.find((option) => option.value === target.value)
        if (chosen) onChange(chosen.value)
      }}
    >
      {options.map(({ value, label, lang }) => (
        <option key={value} value={value} lang={lang}>
          {label}
        </option>
      ))}
    </select>
  )
}
