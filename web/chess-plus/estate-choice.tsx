import { Select } from '#ui/field/select.tsx'
import { useProject } from '#web/catalogue/use-project.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'

const ALL = ''

/** Selects one estate or all; shown only if there are several. */
export function EstateChoice({ estateId }: { estateId: number | null }) {
  const { t } = useTranslator()
  const { chess } = useProject()
  const { goTo } = useNavigation()
  if (chess.estates.length < 2) return null
  return (
    <Select
      label={t('filter.estate')}
      value={estateId === null ? ALL : String(estateId)}
      options={[
        { value: ALL, label: t('type.all') },
        ...chess.estates.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={(id) => goTo(id === ALL ? { name: 'chess-plus' } : { name: 'chess-plus-estate', estateId: Number(id) })}
    />
  )
}
