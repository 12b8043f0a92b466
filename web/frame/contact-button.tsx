import { Button } from '#ui/button/button.tsx'
import { Skeleton } from '#ui/content/skeleton.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { VisuallyHidden } from '#ui/look/visually-hidden.tsx'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { lazyPart } from '#web/chunk/lazy-part.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { Avatar } from './avatar.tsx'
import { BarPopover } from './bar-popover.tsx'
import styles from './contact-button.module.css'

const ContactCard = lazyPart('contact-card', async () => (await import('./contact-card.tsx')).ContactCard, {
  skeleton: <Skeleton height="15rem" />,
})

/** Opens the contact card. A partner's button shows the partner's avatar and name. */
export function ContactButton() {
  const { t } = useTranslator()
  const { contacts } = useCatalogue().token
  const { openModal } = useNavigation()
  return (
    <BarPopover
      label={t('info.contacts')}
      trigger={(target) =>
        contacts.is_partner ? (
          <PartnerButton {...target} />
        ) : (
          <span className={styles.call}>
            <Button variant="tinted" data-tour="contact" {...target}>
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

function PartnerButton(target: { popoverTarget: string }) {
  const { t } = useTranslator()
  const { contacts } = useCatalogue().token
  const { name, company, phones, profile_type } = contacts
  const role = profile_type !== null && t(`profile.${profile_type}`)
  // An agency without a contact person already has its name at the start of the bar.
  const isPerson = company !== null && company !== name
  return (
    <button type="button" className={styles.partner} data-tour="contact" {...target}>
      <Avatar contacts={contacts} />
      <span className={styles.who}>
        <b>{isPerson ? name : role || t('info.contacts')}</b>
        {isPerson ? role && <small>{role}</small> : phones[0] && <small dir="ltr">{phones[0]}</small>}
      </span>
      <span className={styles.phone}>
        <Icon name="phone" />
        <VisuallyHidden>{t('control.call')}</VisuallyHidden>
      </span>
    </button>
  )
}
