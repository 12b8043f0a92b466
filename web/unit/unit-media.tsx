import { useState } from 'react'
import { phoneHref } from '#ui/content/phone-href.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { lazyPart } from '#web/chunk/lazy-part.tsx'
import { showHowToUse } from '#web/frame/how-to-use.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { NavLink } from '#web/navigation/nav-link.tsx'
import type { UnitActionsProps } from './unit-actions.tsx'
import styles from './unit-media.module.css'
import { UnitPresentation } from './unit-presentation.tsx'
import { UnitTour } from './unit-tour.tsx'
import { useFindSimilar } from './use-order.ts'

const FilmDialog = lazyPart('film-dialog', async () => (await import('#web/film/film-dialog.tsx')).FilmDialog)

/** Tour, video and documents. On small screens also the actions that do not fit into the footer. */
export function UnitMedia({ instance, abilities }: UnitActionsProps) {
  const { t } = useTranslator()
  const [isVideoOpen, setIsVideoOpen] = useState(false)
  const findSimilar = useFindSimilar(instance)
  const { tour, video, pdf, presentation, phone, order } = abilities
  return (
    <>
      <div className={styles.media}>
        {tour && <UnitTour tour={tour} />}
        {video && (
          <button
            type="button"
            aria-haspopup="dialog"
            onPointerEnter={FilmDialog.preload}
            onClick={() => setIsVideoOpen(true)}
          >
            <Icon name="play" />
            {t('control.video')}
          </button>
        )}
        {pdf && (
          <NavLink page={{ name: 'pdf', instanceId: instance.id }} data-tour="presentation">
            <Icon name="file" />
            {t('control.show_pdf')}
          </NavLink>
        )}
        {presentation && <UnitPresentation file={presentation} />}
        {phone && (
          <a data-small href={phoneHref(phone)}>
            <Icon name="phone" />
            {t('control.call')}
          </a>
        )}
        {order && (
          <button type="button" data-small onClick={findSimilar}>
            <Icon name="layers" />
            {t('control.find_similar')}
          </button>
        )}
        {/* On a small screen the card covers the menu, which has this item too. */}
        <button type="button" data-small onClick={showHowToUse}>
          <Icon name="help" />
          {t('control.how_to_use')}
        </button>
      </div>
      {video && isVideoOpen && <FilmDialog film={video} onClose={() => setIsVideoOpen(false)} />}
    </>
  )
}
