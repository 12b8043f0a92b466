import type { TokenData } from '#contract/token.ts'
import type { Page } from '#domain/address/address.ts'
import type { MessageKey } from '#i18n/messages.ts'
import { Button } from '#ui/button/button.tsx'
import { classOfButton } from '#ui/button/button-look.ts'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { NavLink } from '#web/navigation/nav-link.tsx'
import styles from './no-picture.module.css'

interface NoPictureProps {
  readonly isTrying: boolean
  readonly onRetry: () => void
}

/** Shown if a picture failed to load. Links to another view that offers the same choice. */
export function NoPicture({ isTrying, onRetry }: NoPictureProps) {
  const { t } = useTranslator()
  const { token } = useCatalogue()
  const other = otherViewOf(token)
  return (
    <div className={styles.stage}>
      <section className={styles.card} role="alert">
        <LostDrawing />
        <h2>{t('picture.lost')}</h2>
        <p>{t('picture.lost_text')}</p>
        <div className={styles.actions}>
          <Button variant="filled" loading={isTrying} onClick={onRetry}>
            <Icon name="refresh" />
            {t('control.try_again')}
          </Button>
          {other && (
            <NavLink className={classOfButton({})} page={other.page}>
              <Icon name={other.icon} />
              {t(other.label)}
            </NavLink>
          )}
        </div>
      </section>
    </div>
  )
}

interface OtherView {
  readonly page: Page
  readonly icon: IconName
  readonly label: MessageKey
}

/** A view in which the visitor can choose the same units or projects without a picture. */
function otherViewOf({ settings, premises, chess }: TokenData): OtherView | null {
  if (settings.short_type === 'gic') return { page: { name: 'projects' }, icon: 'layers', label: 'view_menu.projects' }
  if (premises.enabled) return { page: { name: 'premises' }, icon: 'cards', label: 'picture.show_units' }
  return chess.enabled ? { page: { name: 'chess' }, icon: 'chess', label: 'view_menu.chess' } : null
}

/** A drawing of houses in the stroke of the icons, with a dashed sun. */
function LostDrawing() {
  return (
    <svg
      width="112"
      height="84"
      viewBox="0 0 112 84"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <rect x="6" y="6" width="100" height="72" rx="8" />
      <path d="M6 62h100" />
      <path d="M26 62V34l18-8v36M44 40h12a2 2 0 0 1 2 2v20" opacity=".8" />
      <rect x="70" y="44" width="18" height="18" rx="2" fill="var(--accent-tint)" stroke="var(--accent-line)" />
      <path d="M33 40v.01M33 47v.01M33 54v.01M51 48v.01M51 55v.01" opacity=".8" />
      <circle cx="86" cy="24" r="6" strokeDasharray="2.5 4" />
    </svg>
  )
}
