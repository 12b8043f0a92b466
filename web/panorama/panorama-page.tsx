import type { ReactNode } from 'react'
import { useApiClient } from '#web/api/client-context.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { NoPanorama } from './no-panorama.tsx'
import { PanoramaBar } from './panorama-bar.tsx'
import styles from './panorama-page.module.css'
import { PanoramaView } from './panorama-view.tsx'
import { SceneFailure } from './scene-placeholder.tsx'
import { usePanorama } from './use-panorama.ts'

/** The panorama to show. Null for the first one. */
export interface PanoramaPageProps {
  readonly panoramaId: number | null
  /** Rendered if the catalogue has no panorama with this id. */
  readonly unknown: ReactNode
}

/** The page of a panorama: the requested one, or else the first. */
export function PanoramaPage({ panoramaId, unknown }: PanoramaPageProps) {
  const { t } = useTranslator()
  const { project } = useCatalogue()
  const panoramas = project?.data.project.panoramas ?? []
  const id = panoramaId ?? panoramas[0]?.id ?? null
  const panorama = usePanorama(id)
  const { kept } = useApiClient()
  if (panorama === 'unknown') return id === null ? <NoPanorama /> : unknown
  if (panorama === 'failed') return <SceneFailure onRetry={kept.retry} />
  if (panorama === 'loading') {
    return <div className={styles.loading} role="status" aria-label={t('message.loading')} aria-busy="true" />
  }
  return (
    <PanoramaView
      key={panorama.id}
      panorama={panorama}
      bar={<PanoramaBar id={Number(panorama.id)} name={panorama.name} panoramas={panoramas} />}
    />
  )
}
