import type { Tour } from '#domain/media/image.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { NavLink } from '#web/navigation/nav-link.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** Leads into a 3D tour: a panorama of the catalogue, or the page of another's tour. */
export function UnitTour({ tour }: { tour: Tour }) {
  const { t } = useTranslator()
  const content = (
    <>
      <Icon name="cube" />
      {t('control.tour')}
    </>
  )
  if (tour.kind === 'panorama') return <NavLink page={{ name: 'panorama', panoramaId: tour.id }}>{content}</NavLink>
  return (
    <a href={tour.src} target="_blank" rel="noreferrer">
      {content}
    </a>
  )
}
