import { type ReactNode, useMemo } from 'react'
import { activeCriteria } from '#domain/filter/filter.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useChoice } from '#web/choice/choice-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useScreenSize } from '#web/screen/use-screen-size.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { chipsOf } from './chips-of.ts'
import { CriterionChip } from './criterion-chip.tsx'
import styles from './filter-bar.module.css'
import { FilterButton } from './filter-button.tsx'
import { FoundCount } from './found-count.tsx'
import { RoomChips } from './room-chips.tsx'
import { MORE_RANK, RANKS, useFitting } from './use-fitting.ts'

/**
 * What the visitor asks for: as many chips as fit, the rest in the dialog, and how many units meet it. On small screens
 * it stands above the bottom bar and leaves all criteria to the dialog.
 */
export function FilterBar() {
  const { t } = useTranslator()
  const { project } = useCatalogue()
  const { filter, setFilter, clearFilter } = useChoice()
  const size = useScreenSize()
  const { bar, ranks } = useFitting()
  const chips = useMemo(() => (project && size !== 'small' ? chipsOf(project) : []), [project, size])
  const active = activeCriteria(filter).length
  const part = (rank: number, isSeen: boolean, content: ReactNode) => (
    <div key={rank} data-rank={rank} className={isSeen ? undefined : styles.unseen}>
      {content}
    </div>
  )
  const clear = { size: 'small', onClick: clearFilter } as const
  return (
    <search ref={bar} className={styles.bar} data-tour="filter" aria-label={t('control.filter')}>
      {!project && size !== 'small' && <Skeleton width="min(40rem, 60%)" height="2.25rem" />}
      {chips.map((name) =>
        part(RANKS[name], RANKS[name] < ranks, name === 'rooms' ? <RoomChips /> : <CriterionChip part={name} />),
      )}
      {part(
        MORE_RANK,
        size === 'small' || ranks < MORE_RANK,
        <FilterButton label={t(size === 'large' ? 'filter.all' : 'control.filter')} active={active} />,
      )}
      {chips.length > 0 &&
        part(
          RANKS.only_free,
          RANKS.only_free < ranks,
          <Switch checked={filter.only_free} onChange={(only_free) => setFilter({ only_free })}>
            {t('view.only_free')}
          </Switch>,
        )}
      <div className={styles.end}>
        {active > 0 &&
          (size === 'large' ? (
            <Button variant="plain" {...clear}>
              {t('control.clear_filter')}
            </Button>
          ) : (
            <IconButton icon="close" label={t('control.clear_filter')} {...clear} />
          ))}
        <FoundCount />
      </div>
    </search>
  )
}
