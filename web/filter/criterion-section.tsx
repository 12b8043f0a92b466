import { memo, type ReactNode } from 'react'
import type { Filter, Range } from '#domain/filter/filter.ts'
import type { RangeCriterion } from '#domain/filter/histogram.ts'
import type { Kind } from '#domain/kind/kind.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { criterionName } from '#web/choice/criterion-name.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './criterion-section.module.css'
import { ListControl } from './list-control.tsx'
import { type ListCriterion, listOptions } from './list-options.ts'
import type { FilterChanges } from './pending-changes.ts'
import { RangeControl } from './range-control.tsx'
import { rangeWords, wordChosenRange } from './range-words.ts'
import type { FilterDraft, FilterOffer } from './use-filter-draft.ts'

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
  const { filter, offer, changes } = draft
  const parts = { offer, changes, isHalf }
  return isRange(criterion) ? (
    <RangeSection criterion={criterion} range={filter[criterion]} kind={kind} {...parts} />
  ) : (
    <ListSection criterion={criterion} chosen={filter[criterion]} {...parts} />
  )
}

interface SectionProps<Of> extends Pick<CriterionSectionProps, 'isHalf' | 'kind'> {
  readonly criterion: Of
  readonly offer: FilterOffer
  readonly changes: FilterChanges
}

interface ListSectionProps extends SectionProps<ListCriterion> {
  readonly chosen: Filter[ListCriterion]
}

// A press renders only the section that it is in.
const ListSection = memo(function ListSection({ criterion, chosen, offer, changes, isHalf }: ListSectionProps) {
  const project = useProject()
  const translator = useTranslator()
  const label = translator.t(criterionName(criterion, project.data.project.rooms_basis))
  const { types, rooms, facets } = offer
  const options = listOptions(translator, criterion, { project, types, rooms, facets })
  if (options.length === 0) return null
  return (
    <Section label={label} isHalf={isHalf}>
      <ListControl
        criterion={criterion}
        label={label}
        options={options}
        named={chosen}
        wholeKind={offer.wholeKind}
        onChange={changes.change}
      />
    </Section>
  )
})

interface RangeSectionProps extends SectionProps<RangeCriterion> {
  readonly range: Range | null
}

const RangeSection = memo(function RangeSection(props: RangeSectionProps) {
  const { criterion, range, offer, changes, isHalf, kind } = props
  const translator = useTranslator()
  const { t } = translator
  const { project } = useProject().data
  const label = t(criterionName(criterion, project.rooms_basis))
  const scale = offer.scales[criterion]
  if (!scale) return null
  return (
    <Section
      label={label}
      note={kind && <small>{t(`type.${kind}`)}</small>}
      value={
        <span className={styles.value} data-any={range === null || undefined}>
          <bdi>{wordChosenRange(translator, range, rangeWords(translator, project, criterion))}</bdi>
        </span>
      }
      isHalf={isHalf}
    >
      <RangeControl
        criterion={criterion}
        label={label}
        scale={scale}
        range={range}
        failures={offer.failures}
        changes={changes}
      />
    </Section>
  )
})

interface SectionFrameProps extends Pick<CriterionSectionProps, 'isHalf'> {
  readonly label: string
  /** Follows the label in the heading. */
  readonly note?: ReactNode
  /** What is chosen, beside the heading. */
  readonly value?: ReactNode
  readonly children: ReactNode
}

function Section({ label, note, value, isHalf, children }: SectionFrameProps) {
  return (
    <div className={isHalf ? styles.half : styles.section}>
      <div className={styles.title}>
        <h3>
          {label}
          {note}
        </h3>
        {value}
      </div>
      {children}
    </div>
  )
}

function isRange(criterion: SectionCriterion): criterion is RangeCriterion {
  return criterion === 'area' || criterion === 'price' || criterion === 'storey'
}
