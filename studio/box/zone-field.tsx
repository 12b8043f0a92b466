import { useMemo } from 'react'
import { ChoiceField } from './choice-field.tsx'

interface ZoneFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (zone: string) => void
}

/** A choice of all time zones. */
export function ZoneField({ label, value, onChange }: ZoneFieldProps) {
  const zones = useMemo(() => [...new Set([value, 'UTC', ...Intl.supportedValuesOf('timeZone')])], [value])
  const options = zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
  return <ChoiceField label={label} value={value} options={options} onChange={onChange} />
}
