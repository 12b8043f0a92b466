import type { Instance } from '#domain/chess/chess.ts'
import { plansOf } from '#domain/layout/layout.ts'
import type { Image } from '#domain/media/image.ts'
import { buildingPlaceOf, storeyPlaceOf, type UnitPlace } from '#domain/picture/locate-unit.ts'
import type { Pinpoint } from '#domain/picture/pinpoint.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { PinpointPicture } from '#web/picture/pinpoint-picture.tsx'
import type { ViewerSlide } from '#web/viewer/viewer-slide.ts'
import type { HeroView } from './hero-views.ts'

/** A slide of the viewer, and the view that it belongs to. */
interface HeroSlide extends ViewerSlide {
  readonly view: HeroView
}

/** All pictures of a unit, in the order of the views. */
export function useHeroSlides(instance: Instance, place: UnitPlace | null): readonly HeroSlide[] {
  const { t } = useTranslator()
  const words = useUnitWords()
  const plans = plansOf(instance.layout)
  const levelOf = (index: number) => (plans.length > 1 ? ` · ${t('unit.level', { number: index + 1 })}` : '')
  const [storey, building] = [storeyPlaceOf(place), buildingPlaceOf(place)]
  return [
    ...plans.map((image, index) =>
      slideOf('plan', index, image, t('unit.plan_alt', { name: words.name(instance) }) + levelOf(index)),
    ),
    ...(storey ? [markedSlide('storey', storey, `${t('unit.storey_plan')} · ${words.name(instance)}`)] : []),
    ...(building ? [markedSlide('building', building, words.place(instance))] : []),
    ...(instance.gallery ?? []).map(({ image, caption }, index) =>
      slideOf('gallery', index, image, caption ?? t('unit.gallery')),
    ),
  ]
}

function slideOf(view: HeroView, index: number, image: Image, label: string): HeroSlide {
  return {
    view,
    key: `${view}-${index}`,
    label,
    width: image.width,
    height: image.height,
    ground: view === 'gallery' ? 'dark' : 'paper',
    content: <Picture image={image} sizes={`${image.width}px`} alt="" fit="contain" eager />,
  }
}

function markedSlide(view: HeroView, pinpoint: Pinpoint, label: string): HeroSlide {
  const { width, height } = pinpoint.image
  return {
    view,
    key: view,
    label,
    width,
    height,
    ground: view === 'building' ? 'dark' : 'paper',
    content: <PinpointPicture pinpoint={pinpoint} label={label} width={width} />,
  }
}
