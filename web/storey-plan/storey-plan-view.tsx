import type { InteractiveData } from '#contract/interactive.ts'

/** Which plan, and for which storey its units are asked. */
export interface StoreyPlanViewProps {
  readonly picture: InteractiveData
  readonly storeyId: number | null
}

/** The plan of a storey on the stage. */
export function StoreyPlanView({ picture, storeyId }: StoreyPlanViewProps) {
  return <p>{`${picture.name} ${storeyId}`}</p>
}
