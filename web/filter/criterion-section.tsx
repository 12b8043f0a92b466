import type { RangeCriterion } from '#domain/filter/histogram.ts'
import type { Kind } from '#domain/kind/kind.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { criterionName } from '#web/choice/criterion-name.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './criterion-section.module.css'
import { ListControl } from './list-control.tsx'
import { type ListCriterion, listOptions } from './list-options.ts'
import { RangeControl } from './range-control.tsx'
import { rangeWords, wordChosenRange } from './range-words.ts'
import type { FilterDraft } from './use-filter-draft.ts'

/** A criterion that is chosen from a list or by a range. */
export type SectionCriterion = ListCriterion | RangeCriterion

interface CriterionSectionProps {
  readonly criterion: SectionCriterion
  readonly draft: FilterDraft
  /** Takes half of a row, if there is room. */
  readonly isHalf?: boolean | undefined
  /** The kind of the range, if nothing else around it names the kind. */
  readonly kind?: Kind | null | undefined
}

/** A criterion with its heading; renders nothing if the project offers no choice. */
export function CriterionSection({ criterion, draft, isHalf, kind }: CriterionSectionProps) {
  const translator = useTranslator()
  const { t } = translator
  const project = useProject()
  const { rooms_basis } = project.data.project
  const label = t(criterionName(criterion, rooms_basis))
  const control = controlOf()
  if (!control) return null
  return (
    <div className={isHalf ? styles.half : styles.section}>
      <div className={styles.title}>
        <h3>
          {label}
          {kind && isRange(criterion) && <small>{t(`type.${kind}`)}</small>}
        </h3>
        {isRange(criterion) && <ChosenRange criterion={criterion} draft={draft} />}
      </div>
      {control}
    </div>
  )

  function controlOf() {
    if (isRange(criterion)) {
      const scale = draft.scales[criterion]
      return scale && <RangeControl criterion={criterion} label={label} scale={scale} draft={draft} />
    }
    const options = listOptions(translator, criterion, { project, ...draft })
    return options.length > 0 && <ListControl criterion={criterion} label={label} options={options} draft={draft} />
  }
}

/** The chosen range, beside the heading. */
function ChosenRange({ criterion, draft }: { criterion: RangeCriterion; draft: FilterDraft }) {
  const translator = useTranslator()
  const { project } = useProject().data
  const range = draft.filter[criterion]
  const words = rangeWords(translator, project, criterion)
  return (
    <span className={styles.value} data-any={range === null || undefined}>
      <bdi>{wordChosenRange(translator, range, words)}</bdi>
    </span>
  )
}

function isRange(criterion: SectionCriterion): criterion is RangeCriterion {
  return criterion === 'area' || criterion === 'price' || criterion === 'storey'
}
