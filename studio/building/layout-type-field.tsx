import { LAYOUT_TYPES, type LayoutType } from '#domain/layout/layout.ts'
import { ChoiceField } from '#studio/box/choice-field.tsx'
import { KIND_WORDS } from '#studio/format/kind-words.ts'
import { useTranslator } from '#studio/language/language-context.ts'

interface LayoutTypeFieldProps {
  readonly value: LayoutType
  readonly onChange: (type: LayoutType) => void
}

/** What units of a layout are: homes, parking and so on. */
export function LayoutTypeField({ value, onChange }: LayoutTypeFieldProps) {
  const { t } = useTranslator()
  return (
    <ChoiceField
      label={t('build.type')}
      value={value}
      options={LAYOUT_TYPES.map((type) => ({ value: type, label: t(KIND_WORDS[type]) }))}
      onChange={onChange}
    />
  )
}
