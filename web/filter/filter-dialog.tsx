import { wordFreeOf } from '#i18n/word-kinds.ts'
import { Button } from '#ui/button/button.tsx'
import { Switch } from '#ui/field/switch.tsx'
import { Further } from '#ui/hydration/further.tsx'
import { VisuallyHidden } from '#ui/look/visually-hidden.tsx'
import { useScreenSize } from '#ui/screen/use-screen-size.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { CriterionSection } from './criterion-section.tsx'
import styles from './filter-dialog.module.css'
import { KindTiles } from './kind-tiles.tsx'
import { ShowButton } from './show-button.tsx'
import { useFilterDraft } from './use-filter-draft.ts'

const WHOLE = ['types', 'rooms'] as const
const HALVES = ['area', 'storey', 'estates'] as const
const FURTHER = ['tags', 'promoactions'] as const

/** All criteria of the filter, and the number of matching units. */
export function FilterDialog({ modalId }: { modalId: number }) {
  const translator = useTranslator()
  const { t } = translator
  const { closeModal } = useNavigation()
  const draft = useFilterDraft()
  const isSmall = useScreenSize() === 'small'
  return (
    <div className={styles.dialog}>
      <div className={styles.sections}>
        {draft.kinds.kinds.length > 1 && <KindTiles kinds={draft.kinds} />}
        {WHOLE.map((criterion) => (
          <CriterionSection key={criterion} criterion={criterion} draft={draft} />
        ))}
        <CriterionSection criterion="price" draft={draft} isHalf />
        {/* A larger dialog is as high as its content. */}
        <Further isWhole={!isSmall}>
          {HALVES.map((criterion) => (
            <CriterionSection key={criterion} criterion={criterion} draft={draft} isHalf />
          ))}
          {FURTHER.map((criterion) => (
            <CriterionSection key={criterion} criterion={criterion} draft={draft} />
          ))}
          <div className={styles.free}>
            <Switch checked={draft.filter.only_free} onChange={(only_free) => draft.changes.change({ only_free })}>
              {t('view.only_free')}
            </Switch>
          </div>
        </Further>
      </div>
      <footer className={styles.footer}>
        <Button variant="plain" size="large" onClick={draft.clear}>
          {t('control.clear_filter')}
        </Button>
        <ShowButton
          count={draft.offer.count}
          kind={draft.kinds.sole}
          size="large"
          onClick={() => closeModal(modalId)}
        />
        {/* The page below announces the count too, but screen readers ignore it while the dialog is open. */}
        <VisuallyHidden>
          <output>{wordFreeOf(translator, draft.offer.count, draft.kinds.sole)}</output>
        </VisuallyHidden>
      </footer>
    </div>
  )
}
