import { wordFreeOf } from '#i18n/word-kinds.ts'
import { Button } from '#ui/button/button.tsx'
import { Switch } from '#ui/field/switch.tsx'
import { VisuallyHidden } from '#ui/look/visually-hidden.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { CriterionSection } from './criterion-section.tsx'
import styles from './filter-dialog.module.css'
import { KindTiles } from './kind-tiles.tsx'
import { ShowButton } from './show-button.tsx'
import { useFilterDraft } from './use-filter-draft.ts'

const WHOLE = ['types', 'rooms'] as const
const HALVES = ['price', 'area', 'storey', 'estates'] as const
const FURTHER = ['tags', 'promoactions'] as const

/** All criteria of the filter, and the number of matching units. */
export function FilterDialog({ modalId }: { modalId: number }) {
  const translator = useTranslator()
  const { t } = translator
  const { closeModal } = useNavigation()
  const draft = useFilterDraft()
  return (
    <div className={styles.dialog}>
      <div className={styles.sections}>
        {draft.kinds.kinds.length > 1 && <KindTiles kinds={draft.kinds} />}
        {WHOLE.map((criterion) => (
          <CriterionSection key={criterion} criterion={criterion} draft={draft} />
        ))}
        {HALVES.map((criterion) => (
          <CriterionSection key={criterion} criterion={criterion} draft={draft} isHalf />
        ))}
        {FURTHER.map((criterion) => (
          <CriterionSection key={criterion} criterion={criterion} draft={draft} />
        ))}
        <div className={styles.free}>
          <Switch checked={draft.filter.only_free} onChange={(only_free) => draft.change({ only_free })}>
            {t('view.only_free')}
          </Switch>
        </div>
      </div>
      <footer className={styles.footer}>
        <Button variant="plain" size="large" onClick={draft.clear}>
          {t('control.clear_filter')}
        </Button>
        <ShowButton count={draft.count} kind={draft.kinds.sole} size="large" onClick={() => closeModal(modalId)} />
        {/* The page below announces the count too, but screen readers ignore it while the dialog is open. */}
        <VisuallyHidden>
          <output>{wordFreeOf(translator, draft.count, draft.kinds.sole)}</output>
        </VisuallyHidden>
      </footer>
    </div>
  )
}
