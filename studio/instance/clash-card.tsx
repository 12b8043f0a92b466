import { valueIn } from '#domain/draft/entity.ts'
import type { Json } from '#domain/draft/json.ts'
import { formatAmount } from '#studio/format/format-money.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useProject, useProjectState } from '#studio/project/project-context.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './note-card.module.css'
import { FIELD_OF, UNIT_COLUMNS } from './unit-columns.ts'
import type { UnitBook } from './unit-facts.ts'
import { useFieldName } from './use-field-name.ts'

interface ClashCardProps {
  readonly book: UnitBook
  readonly onSettled: () => void
}

/** Somebody else changed the same cell: both values and the live one, and the choice between them. */
export function ClashCard({ book, onSettled }: ClashCardProps) {
  const translator = useTranslator()
  const { t } = translator
  const { store } = useProject()
  const { project } = useProjectState()
  const fieldName = useFieldName()
  const clashes = [...project.clashes.values()]
  const [clash] = clashes
  if (!clash) return null
  const say = (value: Json) => {
    if (typeof value === 'number') return formatAmount(translator, value)
    return value === null ? '–' : Array.isArray(value) ? value.join(', ') : String(value)
  }
  const settle = (settled: typeof clashes, keep: 'mine' | 'theirs') => {
    store.settle(settled, keep)
    onSettled()
  }
  const column = UNIT_COLUMNS.find((one) => FIELD_OF[one] === clash.field)
  return (
    <div className={styles.card} role="alertdialog" aria-label={t('units.clash.title', { name: clash.by?.name ?? '' })}>
      <Icon name="alert" />
      <p>
        <b>{t('units.clash.title', { name: clash.by?.name || t('units.clash.somebody') })}</b>
        <br />
        {t('units.clash.text', {
          field: column ? fieldName(column) : clash.field,
          number: book.byId.get(clash.id)?.number ?? clash.id,
          mine: say(clash.mine),
          theirs: say(clash.value),
          live: say(valueIn(project.live, clash)),
        })}
      </p>
      <Button size="small" variant="filled" onClick={() => settle([clash], 'mine')}>
        {t('units.clash.mine')}
      </Button>
      <Button size="small" onClick={() => settle([clash], 'theirs')}>
        {t('units.clash.theirs')}
      </Button>
      {clashes.length > 1 && (
        <Button size="small" onClick={() => settle(clashes, 'mine')}>
          {t('units.clash.all_mine', { count: clashes.length })}
        </Button>
      )}
    </div>
  )
}
