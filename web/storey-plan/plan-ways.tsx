import type { Region } from '#contract/interactive.ts'
import { pathOf } from '#domain/picture/crop.ts'
import type { Target } from '#domain/picture/pinpoint.ts'
import type { Size } from '#domain/picture/viewport.ts'
import { wordStorey } from '#i18n/word-place.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { isPlainClick } from '#web/navigation/plain-click.ts'
import { onPlan } from '#web/picture/storey-plan-units.ts'
import { useDestination } from '#web/picture/use-destination.ts'
import styles from './plan-stage.module.css'

interface PlanWaysProps {
  readonly regions: readonly Region[]
  readonly image: Size
  readonly isTurned: boolean
}

/** The regions of a plan that do not lead to a unit, but to another picture, a panorama or another storey. */
export function PlanWays({ regions, image, isTurned }: PlanWaysProps) {
  const wayTo = useDestination()
  const nameOf = useTargetName()
  return regions.flatMap(({ target, polygons }) => {
    const way = target.kind === 'instance' ? null : wayTo(target)
    if (!way) return []
    return (
      <a
        key={`${target.kind}-${target.id}`}
        className={styles.way}
        href={way.href}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          way.follow()
        }}
      >
        <title>{nameOf(target)}</title>
        <path d={pathOf(onPlan(polygons, image, isTurned), { width: 1, height: 1 })} />
      </a>
    )
  })
}

/** Returns a function that names the target of a region. */
function useTargetName(): (target: Target) => string {
  const translator = useTranslator()
  const { t } = translator
  const { chess } = useProject()
  return ({ kind, id }) => {
    if (kind === 'panorama') return t('title.panorama')
    const storey = kind === 'storey' ? chess.storeyById.get(id) : undefined
    if (storey) return wordStorey(translator, storey)
    const estate = kind === 'estate' ? chess.estateById.get(id) : undefined
    return estate?.name ?? t('title.interactive')
  }
}
