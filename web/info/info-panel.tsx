import type { PanelRoute } from '#domain/address/address.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { PanelSkeleton } from '#web/overlay/panel-skeleton.tsx'
import { EstateInfo } from './estate-info.tsx'
import styles from './info-panel.module.css'
import { ProjectSummary } from './project-summary.tsx'

/** The estate or project to show, and the panel it is in. */
interface InfoPanelProps {
  readonly route: Extract<PanelRoute, { type: 'info' }>
  readonly panelId: number
}

/** The info panel of an estate or a project. */
export function InfoPanel({ route }: InfoPanelProps) {
  const { t } = useTranslator()
  const { project } = useCatalogue()
  if (!project) return <PanelSkeleton />
  const estate = route.context === 'estate' ? project.chess.estateById.get(route.id) : undefined
  if (estate) return <EstateInfo estate={estate} />
  // Without a context the panel is about the current project.
  const isProject = route.context === null || (route.context === 'project' && route.id === project.data.project.id)
  return isProject ? <ProjectSummary /> : <p className={styles.none}>{t('message.not_available')}</p>
}
