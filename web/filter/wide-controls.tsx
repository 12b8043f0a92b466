import { type ReactNode, useMemo } from 'react'
import { Chip } from '#ui/button/chip.tsx'
import { Switch } from '#ui/field/switch.tsx'
import { useScreenSize } from '#ui/screen/use-screen-size.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { useChoice } from '#web/choice/choice-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { usePlace } from '#web/navigation/navigation-context.ts'
import { type ChipPart, chipsOf } from './chips-of.ts'
import { ClearButton } from './clear-button.tsx'
import { CriterionChip } from './criterion-chip.tsx'
import { FilterButton } from './filter-button.tsx'
import styles from './filter-controls.module.css'
import { FoundCount, SpokenCount } from './found-count.tsx'
import { KindMenu } from './kind-menu.tsx'
import { KindSwitch } from './kind-switch.tsx'
import { kindOptions } from './kind-words.ts'
import { RoomChips } from './room-chips.tsx'
import { RANKS, useFitting } from './use-fitting.ts'
import { useKinds } from './use-kinds.ts'

const COUNTED: ReadonlySet<string> = new Set(['chess', 'chess-estate', 'premises'])

// More do not fit side by side.
const MOST_KINDS = 5

/** One row: the kinds, as many criteria as fit, a button for the rest, and the number of matching units. */
export function WideControls() {
  const { t } = useTranslator()
  const project = useProject()
  const { filter, effective, setFilter } = useChoice()
  const { kinds, choice, sole } = useKinds()
  const { bar, ranks } = useFitting(choice)
  const isLarge = useScreenSize() === 'large'
  // The grid and the list say it in their head.
  const isCounted = COUNTED.has(usePlace().address.page.name)
  const chips = useMemo(() => chipsOf(project, effective.types), [project, effective.types])
  const part = (rank: number, content: ReactNode, key?: string) => (
    <div key={key} data-rank={rank} className={rank < ranks ? undefined : styles.unseen}>
      {content}
    </div>
  )
  // Parking and storage have no rooms; their storey is the most important criterion.
  const rankOf = (name: ChipPart) => RANKS[name === 'storey' && isByLevel ? 'rooms' : name]
  const isByLevel = sole === 'parking' || sole === 'storage'
  const isSwitch = isLarge && kinds.length <= MOST_KINDS
  return (
    <div ref={bar} className={styles.row} data-unseen={styles.unseen}>
      {kinds.length > 1 &&
        part(RANKS.kinds, isSwitch ? <KindSwitch hasCounts={RANKS.kind_counts < ranks} /> : <KindChip />)}
      {chips.map((name) =>
        name === 'rooms'
          ? part(RANKS.rooms, <RoomChips hasCounts={RANKS.room_counts < ranks} />, name)
          : part(rankOf(name), <CriterionChip part={name} />, name),
      )}
      <div>
        <FilterButton label={t(isLarge ? 'filter.all' : 'control.filter')} hasWords={isLarge && RANKS.words < ranks} />
      </div>
      {part(
        RANKS.only_free,
        <Switch checked={filter.only_free} onChange={(only_free) => setFilter({ only_free })}>
          {t('view.only_free')}
        </Switch>,
        'only_free',
      )}
      <div className={styles.end}>
        {!isCounted && <FoundCount />}
        <SpokenCount />
        <ClearButton />
      </div>
    </div>
  )
}

/** The chosen kind; opens the kind menu. */
function KindChip() {
  const translator = useTranslator()
  const { data } = useProject()
  const { kinds, choice } = useKinds()
  const options = kindOptions(translator, kinds, data.project.currency)
  const chosen = options.find(({ value }) => value === choice)
  return (
    <KindMenu
      trigger={(trigger) => (
        <Chip {...trigger} opens count={chosen?.count}>
          {chosen?.label ?? translator.t('filter.type')}
        </Chip>
      )}
    />
  )
}
