import { Segmented } from '#ui/field/segmented.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './filter-controls.module.css'
import { kindOptions } from './kind-words.ts'
import { RANKS } from './use-fitting.ts'
import { useKinds } from './use-kinds.ts'

/** The kinds side by side with their numbers of units; if room is short, only the chosen one shows its number. */
export function KindSwitch({ hasCounts }: { hasCounts: boolean }) {
  const translator = useTranslator()
  const { data } = useProject()
  const { kinds, choice, choose } = useKinds()
  return (
    <Segmented
      small
      label={translator.t('filter.type')}
      value={choice}
      options={kindOptions(translator, kinds, data.project.currency).map(({ value, label, count }) => ({
        value,
        label,
        note: value !== 'all' && (
          <span
            data-rank={value === choice ? undefined : RANKS.kind_counts}
            className={joinClasses(styles.kindCount, value !== choice && !hasCounts && styles.unseen)}
          >
            {count}
          </span>
        ),
      }))}
      onChange={choose}
    />
  )
}
