import { useState } from 'react'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useScreenSize } from '#ui/screen/use-screen-size.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './mini-plan.module.css'
import { PlanDrawing } from './plan-drawing.tsx'
import type { Scene } from './scene.ts'
import type { SightStore } from './sight.ts'

interface MiniPlanProps {
  readonly scenes: readonly Scene[]
  readonly scene: Scene
  readonly store: SightStore
  readonly onEnter: (scene: Scene) => void
}

/** The visitor's position and direction on the plan. Small on phones until tapped. Can be hidden. */
export function MiniPlan(props: MiniPlanProps) {
  const { t } = useTranslator()
  const isSmall = useScreenSize() === 'small'
  const [chosen, setChosen] = useState<'hidden' | 'small' | 'open' | null>(null)
  const image = usePlanOf(props.scene)
  const state = chosen ?? (isSmall ? 'small' : 'open')
  if (!image) return null
  const enter = (scene: Scene) => {
    props.onEnter(scene)
    // The open plan would hide the scene.
    if (isSmall) setChosen('small')
  }
  if (state === 'hidden') {
    return (
      <div className={styles.opener}>
        <IconButton
          icon="compass"
          label={t('panorama.compass')}
          aria-expanded={false}
          onClick={() => setChosen('open')}
        />
      </div>
    )
  }
  if (state === 'small') {
    return (
      <button
        type="button"
        className={styles.small}
        aria-label={t('panorama.compass')}
        aria-expanded={false}
        onClick={() => setChosen('open')}
      >
        <PlanDrawing {...props} image={image} onEnter={null} />
      </button>
    )
  }
  return (
    <section className={styles.card} aria-label={t('panorama.compass')}>
      <PlanDrawing {...props} image={image} onEnter={enter} />
      <div className={styles.hide}>
        <IconButton icon="close" size="small" label={t('control.hide')} onClick={() => setChosen('hidden')} />
      </div>
    </section>
  )
}

/** The plan that a scene was taken on. */
function usePlanOf({ plan }: Scene) {
  const { project } = useCatalogue()
  const layout = project?.data.layouts.find(({ id }) => id === plan?.layout_id)
  return layout?.plan ?? null
}
