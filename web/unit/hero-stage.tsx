import type { Instance } from '#domain/chess/chess.ts'
import { plansOf } from '#domain/layout/layout.ts'
import { buildingPlaceOf, storeyPlaceOf, type UnitPlace } from '#domain/picture/locate-unit.ts'
import { Segmented } from '#ui/field/segmented.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { Bays, hasBays } from '#web/instance/lazy-bays.ts'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { PinpointPicture } from '#web/picture/pinpoint-picture.tsx'
import { StoreyPlan } from '#web/picture/storey-plan.tsx'
import { usePicture } from '#web/picture/use-picture.ts'
import type { HeroView } from './hero-views.ts'
import styles from './unit-hero.module.css'

interface HeroStageProps {
  readonly instance: Instance
  readonly place: UnitPlace | null
  readonly view: HeroView
  /** The level of a duplex, from 0. */
  readonly level: number
  readonly onLevel: (level: number) => void
  /** Opens the nth picture of the view full screen. */
  readonly open: (nth: number) => void
}

/** The content of the chosen view. */
export function HeroStage(props: HeroStageProps) {
  switch (props.view) {
    case 'plan':
      return <PlanStage {...props} />
    case 'storey':
      return <StoreyStage {...props} />
    case 'building':
      return <BuildingStage {...props} />
    case 'gallery':
      return <GalleryStage {...props} />
  }
}

const SIZES = '(width < 48rem) 100vw, 440px'

function PlanStage({ instance, level, onLevel, open }: HeroStageProps) {
  const { t } = useTranslator()
  const words = useUnitWords()
  const plans = plansOf(instance.layout)
  const image = plans[level]
  const label = t('unit.plan_alt', { name: words.name(instance) })
  const wordLevel = (index: number) => t('unit.level', { number: index + 1 })
  if (!image && hasBays(instance)) {
    return (
      <span className={styles.none} role="img" aria-label={words.place(instance)}>
        <Bays instance={instance} />
      </span>
    )
  }
  if (!image) {
    return (
      <span className={styles.none} role="img" aria-label={t('message.picture_missing')}>
        <Icon name="area" size="large" />
      </span>
    )
  }
  return (
    <>
      {plans.length > 1 && (
        <div className={styles.levels}>
          <Segmented
            label={t('unit.plan')}
            value={String(level)}
            options={plans.map((_, index) => ({ value: String(index), label: wordLevel(index) }))}
            onChange={(value) => onLevel(Number(value))}
          />
        </div>
      )}
      {/* A raster plan has a white background of its own. */}
      <button
        type="button"
        className={styles.stage}
        data-light={image.srcset !== '' || undefined}
        aria-label={plans.length > 1 ? `${label} · ${wordLevel(level)}` : label}
        onClick={() => open(level)}
      >
        <Picture image={image} sizes={SIZES} alt="" fit="contain" eager />
      </button>
    </>
  )
}

function StoreyStage({ instance, place }: HeroStageProps) {
  const { t } = useTranslator()
  const { storey } = instance
  const at = storeyPlaceOf(place)
  const picture = usePicture(at && { id: at.interactiveId, frame: at.frameId, storey: storey.id })
  return (
    <div className={styles.stage}>
      {picture && <StoreyPlan picture={picture} label={t('unit.storey_plan')} current={instance.id} />}
    </div>
  )
}

/** The aspect ratio of the hero, which a photo has to fill. */
const ASPECT = 440 / 336

function BuildingStage({ instance, place, open }: HeroStageProps) {
  const words = useUnitWords()
  const building = buildingPlaceOf(place)
  return (
    <button type="button" className={styles.stage} aria-label={words.place(instance)} onClick={() => open(0)}>
      {building && <PinpointPicture pinpoint={building} label={words.place(instance)} width={440} aspect={ASPECT} />}
    </button>
  )
}

function GalleryStage({ instance, open }: HeroStageProps) {
  const { t } = useTranslator()
  return (
    <div className={styles.gallery}>
      {instance.gallery?.map(({ image, caption }, index) => (
        <button key={image.src} type="button" onClick={() => open(index)}>
          <Picture image={image} sizes={SIZES} alt={caption ?? t('unit.gallery')} eager={index === 0} />
        </button>
      ))}
    </div>
  )
}
