import type { Storey } from '#domain/chess/chess.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { PanelActions } from '#web/overlay/panel-actions.tsx'
import { PanelSkeleton } from '#web/overlay/panel-skeleton.tsx'
import { StoreyHeadActions } from './storey-head-actions.tsx'
import { StoreyLabels } from './storey-labels.tsx'
import { StoreyList } from './storey-list.tsx'
import styles from './storey-panel.module.css'
import { StoreyPicture } from './storey-picture.tsx'

interface StoreyPanelProps {
  readonly storeyId: number
  readonly panelId: number
}

/** The panel of a storey: its plan, its totals by room count and its units. */
export function StoreyPanel({ storeyId, panelId }: StoreyPanelProps) {
  const { t } = useTranslator()
  const { project } = useCatalogue()
  if (!project) return <PanelSkeleton />
  const storey = project.chess.storeyById.get(storeyId)
  if (!storey) return <p className={styles.none}>{t('message.not_available')}</p>
  return <LoadedStorey storey={storey} panelId={panelId} />
}

function LoadedStorey({ storey, panelId }: { storey: Storey; panelId: number }) {
  const { t } = useTranslator()
  return (
    <>
      <PanelActions>
        <StoreyHeadActions storey={storey} panelId={panelId} />
      </PanelActions>
      <StoreyPicture storey={storey} />
      <StoreyLabels storey={storey} />
      {storey.instances.length === 0 && <p className={styles.none}>{t('message.no_items')}</p>}
      <StoreyList storey={storey} />
    </>
  )
}
