import { useState } from 'react'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/field/select.tsx'
import { StopRange } from '#ui/field/stop-range.tsx'
import { Switch } from '#ui/field/switch.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import type { Samples } from './samples.ts'
import { Section } from './section.tsx'

const STOPS = ['€220k', '€300k', '€420k', '€475k', '€600k', '€600k+']
const BARS = [1, 4, 9, 14, 12, 16, 11, 8, 9, 5, 3, 4, 2, 1, 0, 1]

/** Form fields. */
export function FieldsSection({ texts }: { readonly texts: Samples }) {
  const [range, setRange] = useState<readonly [number, number]>([1, 3.4])
  const [on, setOn] = useState(true)
  const [choice, setChoice] = useState(texts.choices[0])
  return (
    <>
      <Section name="Field, TextArea">
        <Field label={texts.name} hint={texts.hint} />
        <Field label={texts.name} note={texts.optional} placeholder={texts.name} />
        <Field label={texts.name} error={texts.wrong} defaultValue="12e" inputMode="numeric" />
        <Field label={texts.name} type="number" before={texts.from} after="€" defaultValue={260} />
        <TextArea label={texts.name} defaultValue={texts.long} />
      </Section>
      <Section name="Checkbox, Switch, Select">
        <Checkbox defaultChecked>{texts.long}</Checkbox>
        <Checkbox error={texts.wrong}>{texts.name}</Checkbox>
        <Switch checked={on} onChange={setOn}>
          {texts.name}
        </Switch>
        <Switch checked={!on} onChange={(checked) => setOn(!checked)}>
          {texts.name}
        </Switch>
        <Select
          label={texts.name}
          value={choice}
          options={texts.choices.map((value) => ({ value, label: value }))}
          onChange={setChoice}
        />
      </Section>
      <Section name="StopRange">
        <StopRange
          label={texts.name}
          endLabels={{ from: texts.from, to: texts.to }}
          ends={range}
          spoken={{ from: String(range[0]), to: String(range[1]) }}
          stops={STOPS}
          isOpen
          bars={BARS.map((count, index) => ({ at: index / 4 + 0.125, width: 0.25, share: count / 16 }))}
          onMove={(end, stop) => setRange(end === 'from' ? [stop, range[1]] : [range[0], stop])}
        />
        <output dir="ltr">{range.join(' – ')}</output>
      </Section>
    </>
  )
}
