import { useState } from 'react'
import { isDoubtfulArea } from '#domain/area/doubtful-area.ts'
import { readArea } from '#domain/building/read-fields.ts'
import type { LayoutType } from '#domain/layout/layout.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useProjectState } from '#studio/project/project-context.ts'
import { projectFacts } from '#studio/project/project-facts.ts'
import { Field } from '#ui/field/field.tsx'

interface AreaFieldProps {
  readonly label: string
  readonly note?: string | undefined
  readonly value: string
  readonly error: string | undefined
  /** The type of the units; null if areas of any size are usual. */
  readonly type: LayoutType | null
  readonly onChange: (text: string) => void
}

/** A field for an area. Says how the figure was read unless it is plain, and doubts one that is hardly meant. */
export function AreaField({ type, value, error, onChange, ...texts }: AreaFieldProps) {
  const { t, numberFormat, language } = useTranslator()
  const { areaUnit } = projectFacts(useProjectState().project.shown)
  const unit = t(`area_unit.${areaUnit}`)
  const area = readArea(value, language.code)
  const words = area === null ? '' : `${numberFormat({ maximumFractionDigits: 4 }).format(area)} ${unit}`
  const isDoubtful = area !== null && type !== null && isDoubtfulArea(area, type, areaUnit)
  const isPlain = /^\d*$/.test(value.trim())
  const reading = area === null || isPlain ? undefined : t('build.reads_as', { value: words })
  return (
    <Field
      {...texts}
      inputMode="decimal"
      value={value}
      after={unit}
      hint={reading}
      error={error ?? (isDoubtful ? t('build.doubt.area', { value: words }) : undefined)}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

/** Doubts areas that are hardly meant. A form with one has to be sent twice. */
export function useDoubtfulAreas(areas: readonly { readonly area: number | null; readonly type: LayoutType }[]) {
  const { areaUnit } = projectFacts(useProjectState().project.shown)
  const [accepted, setAccepted] = useState('')
  const doubtful = areas.filter(({ area, type }) => area !== null && isDoubtfulArea(area, type, areaUnit))
  const key = doubtful.map(({ area }) => area).join()
  /** Whether the form can be sent. The first time it can't, and the person has to look again. */
  return (): boolean => {
    setAccepted(key)
    return key === '' || key === accepted
  }
}
