import { useMemo } from 'react'
import type { InteractiveData } from '#contract/interactive.ts'
import type { Estate } from '#domain/chess/chess.ts'
import { drawFacade } from '#domain/picture/drawn-facade.ts'
import { drawnFocusOf, drawnRegionsOf } from '#domain/picture/drawn-regions.ts'
import { useScreenSize } from '#ui/screen/use-screen-size.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { DrawnEmpty } from './drawn-empty.tsx'
import { DrawnEstates } from './drawn-estates.tsx'
import { DrawnBuilding } from './drawn-facade.tsx'
import { DrawnLabels } from './drawn-labels.tsx'
import styles from './drawn-view.module.css'
import { PictureStage } from './picture-stage.tsx'

/** The largest ratio of width to height at which a drawing is shown whole at first. */
const WIDEST = { small: 0.5, medium: 1.2, large: 2.6 }

/** The factor of empty sky above the roofs. On a small screen it holds the breadcrumbs. */
const AIR = { small: 1.8, medium: 1.2, large: 1 }

/** A building generated from its chess, for projects without pictures. */
export function DrawnView({ picture }: { picture: InteractiveData }) {
  const { chess } = useProject()
  const estate = chess.estates.find(({ id }) => picture.id === `estate-${id}`)
  const hasStoreys = estate?.sections.some(({ storeys }) => storeys.length > 0)
  return (
    <div className={styles.view}>
      {!picture.parent && chess.estates.length > 1 && <DrawnEstates estates={chess.estates} currentId={estate?.id} />}
      {estate && hasStoreys ? <DrawnStage picture={picture} estate={estate} /> : <DrawnEmpty picture={picture} />}
    </div>
  )
}

function DrawnStage({ picture, estate }: { picture: InteractiveData; estate: Estate }) {
  const screen = useScreenSize()
  const facade = useMemo(() => drawFacade(estate, AIR[screen]), [estate, screen])
  const regions = drawnRegionsOf(facade)
  // After a live change the regions are equal, but new objects.
  const key = JSON.stringify(regions)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the regions.
  const kept = useMemo(() => regions, [key])
  return (
    <PictureStage
      picture={picture}
      size={facade.size}
      regions={kept}
      focus={drawnFocusOf(facade, WIDEST[screen])}
      ground={<div className={styles.sky} />}
      backdrop={(scale) => (
        <>
          <DrawnBuilding facade={facade} />
          <DrawnLabels facade={facade} scale={scale} />
        </>
      )}
    />
  )
}
