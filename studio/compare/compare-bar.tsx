import { useTranslator } from '#studio/language/language-context.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Segmented } from '#ui/field/segmented.tsx'
import { Select } from '#ui/field/select.tsx'
import styles from './compare-bar.module.css'
import { SCREEN_WIDTHS, type ScreenKind } from './frame-size.ts'
import type { LookedAt } from './use-looked-at.ts'

const SCREENS = Object.keys(SCREEN_WIDTHS) as ScreenKind[]

interface CompareBarProps {
  readonly titleId: string
  readonly looked: LookedAt
  readonly screen: ScreenKind
  /** Null on small screens, which have only their own width. */
  readonly onScreen: ((screen: ScreenKind) => void) | null
  readonly onReload: () => void
  readonly onClose: () => void
}

/** What is compared, and how. */
export function CompareBar({ titleId, looked, screen, onScreen, onReload, onClose }: CompareBarProps) {
  const { t } = useTranslator()
  const [before, after] = [looked.step(-1), looked.step(1)]
  return (
    <header className={styles.bar}>
      <h2 id={titleId} tabIndex={-1}>
        {t('compare.title')}
      </h2>
      <div className={styles.look}>
        <Select label={t('compare.look')} value={looked.value} options={looked.options} onChange={looked.choose} />
        {looked.hasUnits && (
          <>
            <IconButton
              size="small"
              icon="prev"
              label={t('compare.before')}
              disabled={before === null}
              onClick={() => before?.()}
            />
            <IconButton
              size="small"
              icon="next"
              label={t('compare.after')}
              disabled={after === null}
              onClick={() => after?.()}
            />
          </>
        )}
      </div>
      {onScreen && (
        <Segmented
          small
          label={t('compare.width')}
          value={screen}
          options={SCREENS.map((value) => ({ value, label: t(`compare.${value}`) }))}
          onChange={onScreen}
        />
      )}
      <div className={styles.end}>
        <IconButton size="small" icon="refresh" label={t('compare.reload')} onClick={onReload} />
        <IconButton size="small" icon="close" label={t('control.close')} onClick={onClose} />
      </div>
    </header>
  )
}
