import { EMPTY_FILTER } from '#domain/filter/filter.ts'
import { Button } from '#ui/button/button.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import type { ChipPart } from './chips-of.ts'
import styles from './criterion-panel.module.css'
import { CriterionSection, type SectionCriterion } from './criterion-section.tsx'
import { ShowButton } from './show-button.tsx'
import { useFilterDraft } from './use-filter-draft.ts'

interface CriterionPanelProps {
  readonly part: ChipPart
  readonly onDone: () => void
}

/** The popover of a chip, with its criteria only. */
export function CriterionPanel({ part, onDone }: CriterionPanelProps) {
  const { t } = useTranslator()
  const draft = useFilterDraft()
  const { kinds, sole } = draft.kinds
  const criteria: readonly SectionCriterion[] = part === 'features' ? ['tags', 'promoactions'] : [part]
  const clear = () =>
    draft.changes.change(Object.fromEntries(criteria.map((criterion) => [criterion, EMPTY_FILTER[criterion]])))
  return (
    <div className={styles.panel}>
      {criteria.map((criterion) => (
        <CriterionSection key={criterion} criterion={criterion} draft={draft} kind={kinds.length > 1 ? sole : null} />
      ))}
      <div className={styles.actions}>
        <Button variant="plain" onClick={clear}>
          {t('filter.clear')}
        </Button>
        <ShowButton count={draft.offer.count} kind={sole} onClick={onDone} />
      </div>
    </div>
  )
}
