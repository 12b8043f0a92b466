import type { Storey } from '#domain/chess/chess.ts'
import { classOfButton } from '#ui/button/button-look.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useScreenSize } from '#ui/screen/use-screen-size.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { NavLink } from '#web/navigation/nav-link.tsx'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { StoreyPlan } from '#web/picture/storey-plan.tsx'
import { storeyPlanPageOf } from '#web/picture/target-page.ts'
import { usePicture } from '#web/picture/use-picture.ts'
import styles from './storey-picture.module.css'
import { useOpenUnit } from './use-open-unit.ts'

/** A small plan of a storey with a link to the large one. Renders nothing without a plan, or beside the large plan. */
export function StoreyPicture({ storey }: { storey: Storey }) {
  const { t } = useTranslator()
  const { enabled } = useCatalogue().token.interactive
  const openUnit = useOpenUnit()
  const size = useScreenSize()
  const plan = enabled ? storey.plan : null
  const picture = usePicture(plan && { id: String(plan.interactive), frame: plan.frame, storey: storey.id })
  const page = plan && storeyPlanPageOf({ id: storey.id, plan })
  const { page: here } = useNavigation().address
  const isBeside = size !== 'small' && here.name === 'interactive' && here.storeyId === storey.id
  if (!page || isBeside) return null
  return (
    <>
      <div className={styles.picture}>
        {picture && <StoreyPlan picture={picture} label={t('unit.storey_plan')} current={openUnit} />}
      </div>
      <div className={styles.open}>
        <NavLink className={classOfButton({ block: true })} page={page}>
          <Icon name="picture" />
          {t('control.open_storey_plan')}
        </NavLink>
      </div>
    </>
  )
}
