import { Button } from '#ui/button/button.tsx'
import { Skeleton } from '#ui/content/skeleton.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { lazyPart } from '#web/chunk/lazy-part.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { usePlace } from '#web/navigation/navigation-context.ts'
import { BarPopover } from './bar-popover.tsx'
import styles from './contact-button.module.css'

const ContactCard = lazyPart('contact-card', async () => (await import('./contact-card.tsx')).ContactCard, {
  skeleton: <Skeleton height="15rem" />,
})

const PartnerButton = lazyPart('partner-button', async () => (await import('./partner-button.tsx')).PartnerButton)

/** Opens the contact card. A partner's button shows the partner's avatar and name. */
export function ContactButton() {
  const { t } = useTranslator()
  const { contacts } = useCatalogue().token
  const { openModal } = usePlace()
  return (
    <BarPopover
      label={t('info.contacts')}
      trigger={(target) =>
        contacts.is_partner ? (
          <PartnerButton {...target} />
        ) : (
          <span className={styles.call}>
            <Button variant="tinted" data-tour="contact" data-part="contact-card" {...target}>
              <Icon name="phone" />
              <span>{t('control.call')}</span>
            </Button>
          </span>
        )
      }
    >
      {(close) => (
        <ContactCard
          onCallback={() => {
            close()
            openModal({ type: 'callback' })
          }}
        />
      )}
    </BarPopover>
  )
}
