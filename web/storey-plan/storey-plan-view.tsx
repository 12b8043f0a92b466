import { type MouseEvent, useCallback } from 'react'
import type { InteractiveData } from '#contract/interactive.ts'
import type { Instance, Storey } from '#domain/chess/chess.ts'
import type { Image } from '#domain/media/image.ts'
import { useScreenSize } from '#ui/screen/use-screen-size.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { chosenBy, useChooseInstance } from '#web/instance/use-choose-instance.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { isPlainClick } from '#web/navigation/plain-click.ts'
import { PictureNoMatch } from '#web/picture/picture-no-match.tsx'
import { PlanEmpty } from './plan-empty.tsx'
import { PlanHead } from './plan-head.tsx'
import { PlanLegend } from './plan-legend.tsx'
import { PlanStage } from './plan-stage.tsx'
import { storeyOfPlan } from './plan-storey.ts'
import styles from './storey-plan-view.module.css'

/** The plan, and the storey in the address. */
export interface StoreyPlanViewProps {
  readonly picture: InteractiveData
  readonly storeyId: number | null
}

/** The plan of a storey on the stage. */
export function StoreyPlanView({ picture, storeyId }: StoreyPlanViewProps) {
  const { chess } = useProject()
  const storey = storeyOfPlan(picture, storeyId, chess)
  const { image } = picture.frame
  if (!storey || !image) return <PlanEmpty picture={picture} />
  return <LoadedPlan picture={picture} image={image} storey={storey} />
}

interface LoadedPlanProps {
  readonly picture: InteractiveData
  readonly image: Image
  readonly storey: Storey
}

function LoadedPlan({ picture, image, storey }: LoadedPlanProps) {
  const { t } = useTranslator()
  const { panels } = useNavigation().overlays
  const size = useScreenSize()
  const onChoose = useChooseUnit()
  const selected = panels.findLast(({ route }) => route?.context === 'instance')?.route?.id ?? null
  return (
    // On medium screens panels overlap the stage, so the plan makes room for the top one.
    <div className={styles.view} data-beside={size === 'medium' ? panels.at(-1)?.type : undefined}>
      <PlanHead picture={picture} storey={storey} />
      <PlanStage
        picture={picture}
        image={image}
        label={`${t('unit.storey_plan')}: ${t('storey.name', { number: String(storey.number) })}`}
        selected={selected}
        onChoose={onChoose}
      >
        <PlanLegend storey={storey} />
      </PlanStage>
      <PictureNoMatch units={storey.instances} />
    </div>
  )
}

/** Opens the card of a unit that was clicked on the plan. */
function useChooseUnit(): (event: MouseEvent, instance: Instance) => void {
  const choose = useChooseInstance()
  return useCallback(
    (event, { id }) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      choose(id, chosenBy(event))
    },
    [choose],
  )
}
