import type { ScreenName } from '#studio/address/address.ts'
import { ScreenLink } from '#studio/address/screen-link.tsx'
import { useCatalogues } from '#studio/catalogue/catalogue-context.ts'
import { StudioIcon } from '#studio/icon/studio-icon.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { Avatar } from '#studio/person/avatar.tsx'
import { useMe } from '#studio/person/me-context.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import { useOpenPalette } from './palette-context.ts'
import styles from './rail.module.css'
import { placesFor } from './screens.ts'
import { Switcher } from './switcher.tsx'
import { ThemeButton } from './theme-button.tsx'
import { useCounts } from './use-counts.ts'

/** The rail of large screens: project switcher, search, screens, and the person. */
export function Rail({ screen }: { readonly screen: ScreenName | null }) {
  const { t } = useTranslator()
  const me = useMe()
  const openPalette = useOpenPalette()
  const places = placesFor(me.role, useCatalogues().current)
  const counts = useCounts()
  return (
    <nav className={styles.rail} aria-label={t('nav.studio')}>
      <Switcher />
      <button type="button" className={styles.finder} aria-keyshortcuts="Control+K" onClick={openPalette}>
        <Icon name="search" size="small" />
        <span className={styles.wide}>{t('palette.open')}</span>
        <span className={joinClasses(styles.keys, styles.wide)} aria-hidden="true">
          <kbd>Ctrl</kbd>
          <kbd>K</kbd>
        </span>
      </button>
      {places.map(({ screen: to, label, icon, group }, index) => (
        <div key={label} className={styles.entry}>
          {group && group !== places[index - 1]?.group && <p className={styles.group}>{t(group)}</p>}
          <ScreenLink
            to={to}
            className={styles.link}
            title={t(label)}
            aria-current={to.name === screen ? 'page' : undefined}
          >
            <StudioIcon name={icon} />
            <span className={styles.wide}>{t(label)}</span>
            <Count of={counts[to.name]} />
          </ScreenLink>
        </div>
      ))}
      <div className={styles.foot}>
        <ScreenLink to={{ name: 'account' }} className={styles.person} title={me.name}>
          <Avatar name={me.name} />
          <span className={joinClasses(styles.who, styles.wide)}>
            <b>{me.name}</b>
            <small>{t(`role.${me.role}`)}</small>
          </span>
        </ScreenLink>
        <ThemeButton className={styles.wide} />
      </div>
    </nav>
  )
}

function Count({ of }: { readonly of: number | null | undefined }) {
  const { numberFormat } = useTranslator()
  if (!of) return null
  return <small className={joinClasses(styles.count, styles.wide)}>{numberFormat({}).format(of)}</small>
}
