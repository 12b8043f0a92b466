import type { PanelRoute } from '#domain/address/address.ts'
import type { Instance } from '#domain/chess/chess.ts'
import type { UnitPlace } from '#domain/picture/locate-unit.ts'
import type { Pinpoint } from '#domain/picture/pinpoint.ts'
import { wordStorey } from '#i18n/word-place.ts'
import { classOfButton } from '#ui/button/button-look.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useScreenSize } from '#ui/screen/use-screen-size.ts'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { NavLink } from '#web/navigation/nav-link.tsx'
import { PinpointPicture } from '#web/picture/pinpoint-picture.tsx'
import { storeyPlanPageOf } from '#web/picture/target-page.ts'
import { UnitSection } from './unit-section.tsx'
import styles from './unit-where.module.css'

/** Small pictures of a unit's building, storey and position. They link to the large ones and keep the unit open. */
export function UnitWhere({ instance, place }: { instance: Instance; place: UnitPlace | null }) {
  const translator = useTranslator()
  const { t } = translator
  const words = useUnitWords()
  // A preview on a small screen, where the card would cover the picture.
  const type = useScreenSize() === 'small' ? 'preview' : 'details'
  const panel = { type, context: 'instance', id: instance.id } as const
  const { storey, estate } = instance
  const plan = storeyPlanPageOf(storey)
  if (!place || !Object.values(place).some(Boolean)) return null
  return (
    <UnitSection title={t('unit.where')}>
      <div className={styles.minis}>
        <Mini pinpoint={place.estate} storeyId={null} panel={panel} label={estate.name} />
        <Mini
          pinpoint={place.storey}
          // A facade highlights the storey in its address.
          storeyId={place.storey?.kind === 'facade' ? storey.id : null}
          panel={panel}
          label={wordStorey(translator, storey)}
        />
        <Mini
          pinpoint={place.unit}
          storeyId={place.unit?.kind === 'storey' ? storey.id : null}
          panel={panel}
          label={words.name(instance)}
        />
      </div>
      {plan && (
        <NavLink className={classOfButton({ block: true, className: styles.open })} page={plan} panel={panel}>
          <Icon name="stairs" />
          {t('control.open_storey_plan')}
        </NavLink>
      )}
    </UnitSection>
  )
}

interface MiniProps {
  readonly pinpoint: Pinpoint | null
  readonly storeyId: number | null
  /** The panel to open over the large picture. */
  readonly panel: PanelRoute
  readonly label: string
}

/** The aspect ratio of a small picture. */
const ASPECT = 4 / 3.6

function Mini({ pinpoint, storeyId, panel, label }: MiniProps) {
  if (!pinpoint) return null
  const { interactiveId, frameId } = pinpoint
  return (
    <NavLink page={{ name: 'interactive', interactiveId, frameId, storeyId }} panel={panel}>
      <span aria-hidden="true">
        <PinpointPicture pinpoint={pinpoint} label={label} width={140} aspect={ASPECT} />
      </span>
      {label}
    </NavLink>
  )
}
