import { useEffect, useState } from 'react'
import type { Medium } from '#contract/media.ts'
import type { UnitLayout } from '#domain/unit-table/unit-facts.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useProject } from '#studio/project/project-context.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { readMedium } from './unit-calls.ts'
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
  const [found, setFound] = useState<{ readonly name: string; readonly medium: Medium | null } | null>(null)
  useEffect(() => {
    if (name === null) return
    let isGone = false
    readMedium(projectId, name).then(
      (medium) => !isGone && setFound({ name, medium }),
      // Without an answer the room stays empty, and everything else works.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [projectId, name])
  if (!layout || name === null) return null
  const medium = found?.name === name ? found.medium : undefined
  // The file was deleted.
  if (medium === null) return null
  return (
    <div className={styles.plan}>
      {medium?.image && (
        <Picture image={medium.image} sizes={sizes} alt={t('units.panel.plan', { layout: layout.id })} fit="contain" />
      )}
    </div>
  )
}
