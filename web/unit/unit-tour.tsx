import { type MouseEvent, useState } from 'react'
import type { Tour } from '#domain/media/image.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { lazyPart } from '#web/chunk/lazy-part.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { isPlainClick } from '#web/navigation/plain-click.ts'

const PanoramaDialog = lazyPart(
  'panorama-dialog',
  async () => (await import('#web/panorama/panorama-dialog.tsx')).PanoramaDialog,
)
const TourDialog = lazyPart('tour-dialog', async () => (await import('#web/tour/tour-dialog.tsx')).TourDialog)

/** Opens a panorama of the catalogue or a third-party tour in a dialog. A real link, for new tabs. */
export function UnitTour({ tour }: { tour: Tour }) {
  const { t } = useTranslator()
  const { hrefOf } = useNavigation()
  const [isOpen, setIsOpen] = useState(false)
  const isOurs = tour.kind === 'panorama'
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    setIsOpen(true)
  }
  const onClose = () => setIsOpen(false)
  return (
    <>
      <a
        href={isOurs ? hrefOf({ name: 'panorama', panoramaId: tour.id }) : tour.src}
        {...(!isOurs && { target: '_blank', rel: 'noreferrer' })}
        data-tour="tour"
        aria-haspopup="dialog"
        onPointerEnter={isOurs ? PanoramaDialog.preload : TourDialog.preload}
        onClick={open}
      >
        <Icon name="cube" />
        {t('control.tour')}
      </a>
      {isOpen && isOurs && <PanoramaDialog panoramaId={tour.id} onClose={onClose} />}
      {isOpen && !isOurs && <TourDialog src={tour.src} title={t('control.tour')} onClose={onClose} />}
    </>
  )
}
