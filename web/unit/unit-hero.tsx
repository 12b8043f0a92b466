import { useState } from 'react'
import type { Instance } from '#domain/chess/chess.ts'
import { plansOf } from '#domain/layout/layout.ts'
import type { UnitPlace } from '#domain/picture/locate-unit.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Segmented } from '#ui/field/segmented.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { Viewer } from '#web/viewer/viewer.tsx'
import { HeroStage } from './hero-stage.tsx'
import { type HeroView, viewsOf } from './hero-views.ts'
import styles from './unit-hero.module.css'
import { useHeroSlides } from './use-hero-slides.tsx'

const LABELS = {
  plan: 'unit.plan',
  storey: 'field.storey',
  building: 'field.estate',
  gallery: 'unit.gallery',
} as const satisfies Record<HeroView, string>

/** The plan of a unit, its storey, its building and its gallery. Each opens full screen. */
export function UnitHero({ instance, place }: { instance: Instance; place: UnitPlace | null }) {
  const { t } = useTranslator()
  const [view, setView] = useState<HeroView>('plan')
  const [level, setLevel] = useState(0)
  const [openSlide, setOpenSlide] = useState<number | null>(null)
  const slides = useHeroSlides(instance, place)
  const views = viewsOf(instance, place)
  /** Opens the nth picture of the view. */
  const open = (nth: number) => {
    const at = slides.findIndex((slide) => slide.view === view)
    if (at >= 0) setOpenSlide(at + nth)
  }
  const hasLevels = view === 'plan' && plansOf(instance.layout).length > 1
  const isPhoto = view === 'building' || view === 'gallery'
  return (
    <div className={joinClasses(styles.hero, isPhoto && styles.photo, hasLevels && styles.levelled)}>
      <HeroStage instance={instance} place={place} view={view} level={level} open={open} onLevel={setLevel} />
      <div className={styles.controls}>
        {views.length > 1 && (
          <Segmented
            label={t('control.change_view')}
            value={view}
            options={views.map((value) => ({ value, label: t(LABELS[value]) }))}
            onChange={setView}
          />
        )}
        {slides.some((slide) => slide.view === view) && (
          <IconButton
            icon="fit"
            variant="quiet"
            label={t('control.full_screen')}
            onClick={() => open(view === 'plan' ? level : 0)}
          />
        )}
      </div>
      {openSlide !== null && <Viewer slides={slides} first={openSlide} onClose={() => setOpenSlide(null)} />}
    </div>
  )
}
