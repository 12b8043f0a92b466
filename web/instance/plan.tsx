import type { Instance } from '#domain/chess/chess.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { Bays, hasBays } from './lazy-bays.ts'
import styles from './plan.module.css'

interface PlanProps {
  readonly instance: Instance
  /** The `sizes` attribute of the image. */
  readonly sizes: string
  /** Empty if the text beside the plan names the unit. */
  readonly alt?: string | undefined
  readonly eager?: boolean | undefined
}

/** The plan of a unit on paper, or a drawing or an icon for a unit without a plan. */
export function Plan({ instance, sizes, alt = '', eager }: PlanProps) {
  const { plan } = instance.layout
  return (
    <span className={styles.paper}>
      {plan ? (
        <Picture image={plan} sizes={sizes} alt={alt} fit="contain" eager={eager} />
      ) : hasBays(instance) ? (
        <Bays instance={instance} />
      ) : (
        <Icon name="area" size="large" />
      )}
    </span>
  )
}
