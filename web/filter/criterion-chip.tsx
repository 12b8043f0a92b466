import { Chip } from '#ui/button/chip.tsx'
import { Skeleton } from '#ui/content/skeleton.tsx'
import { Popover } from '#ui/floating/popover.tsx'
import { useProject } from '#web/catalogue/use-project.ts'
import { useChoice } from '#web/choice/choice-context.ts'
import { lazyPart } from '#web/chunk/lazy-part.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { chipWords } from './chip-words.ts'
import type { ChipPart } from './chips-of.ts'
import styles from './filter-controls.module.css'

const CriterionPanel = lazyPart('criterion-panel', async () => (await import('./criterion-panel.tsx')).CriterionPanel, {
  skeleton: <Skeleton height="12rem" />,
})

/** Shows the chosen value of a criterion and opens its popover. */
export function CriterionChip({ part }: { part: ChipPart }) {
  const { filter } = useChoice()
  const { label, value, aside } = chipWords(useTranslator(), useProject(), filter, part)
  return (
    <Popover
      label={label}
      className={styles.popover}
      trigger={(trigger) => (
        <Chip
          {...trigger}
          opens
          chosen={Boolean(value || aside)}
          count={aside ?? undefined}
          onPointerEnter={CriterionPanel.preload}
        >
          <span className={styles.value}>{value || label}</span>
        </Chip>
      )}
    >
      {(close) => <CriterionPanel part={part} onDone={close} />}
    </Popover>
  )
}
