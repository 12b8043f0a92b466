import type { Instance } from '#domain/chess/chess.ts'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { NavLink } from '#web/navigation/nav-link.tsx'
import type { UnitPlace } from '#web/picture/locate-unit.ts'
import type { Pinpoint } from '#web/picture/pinpoint.ts'
import { PinpointPicture } from '#web/picture/pinpoint-picture.tsx'
import { classOfButton } from '#web/ui/button-look.ts'
import { Icon } from '#web/ui/icon.tsx'
import { UnitSection } from './unit-section.tsx'
import styles from './unit-where.module.css'

/** Where a unit is: its building, its storey and itself as small pictures that lead to the large ones. */
export function UnitWhere({ instance, place }: { instance: Instance; place: UnitPlace | null }) {
  const { t } = useTranslator()
  const words = useUnitWords()
  const { storey, estate } = instance
  if (!place || !Object.values(place).some(Boolean)) return null
  return (
    <UnitSection title={t('unit.where')}>
      <div className={styles.minis}>
        <Mini pinpoint={place.estate} storeyId={null} label={estate.name} />
        <Mini pinpoint={place.storey} storeyId={null} label={t('storey.name', { number: String(storey.number) })} />
        <Mini
          pinpoint={place.unit}
          storeyId={place.unit?.kind === 'storey' ? storey.id : null}
          label={words.name(instance)}
        />
      </div>
      {storey.plan && (
        <NavLink
          className={classOfButton({ block: true, className: styles.open })}
          page={{
            name: 'interactive',
            interactiveId: String(storey.plan.interactive),
            frameId: storey.plan.frame,
            storeyId: storey.id,
          }}
        >
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
  readonly label: string
}

/** The shape of a small picture. */
const ASPECT = 4 / 3.6

function Mini({ pinpoint, storeyId, label }: MiniProps) {
  if (!pinpoint) return null
  const { interactiveId, frameId } = pinpoint
  return (
    <NavLink page={{ name: 'interactive', interactiveId, frameId, storeyId }}>
      <span aria-hidden="true">
        <PinpointPicture pinpoint={pinpoint} label={label} width={140} aspect={ASPECT} />
      </span>
      {label}
    </NavLink>
  )
}
