import type { UnitLayout } from '#domain/unit-table/unit-facts.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useProject } from '#studio/project/project-context.ts'
import { useManaged } from '#studio/reading/use-reading.ts'
import { Picture } from '#ui/picture/picture.tsx'
import styles from './unit-plan.module.css'

interface UnitPlanProps {
  readonly layout: UnitLayout | null
  /** How wide it is drawn, as `sizes` of an image. */
  readonly sizes: string
}

/** The plan of a unit's layout. Its room is kept while it loads; without a plan it takes none. */
export function UnitPlan({ layout, sizes }: UnitPlanProps) {
  const { t } = useTranslator()
  const projectId = useProject().catalogue.project_id ?? 0
  const name = layout?.plan ?? null
  // Without an answer the room stays empty, and everything else works.
  const { data: files } = useManaged('listMedia', name === null ? null : { query: { project_id: projectId, name } })
  if (!layout || name === null) return null
  // The file was deleted.
  if (files?.data.length === 0) return null
  const medium = files?.data[0]
  return (
    <div className={styles.plan}>
      {medium?.image && (
        <Picture image={medium.image} sizes={sizes} alt={t('units.panel.plan', { layout: layout.id })} fit="contain" />
      )}
    </div>
  )
}
