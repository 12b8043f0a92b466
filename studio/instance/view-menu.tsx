import { useTranslator } from '#studio/language/language-context.ts'
import { Menu } from '#ui/floating/menu.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './unit-views.module.css'
import type { SavedView } from './use-saved-views.ts'

interface ViewMenuProps {
  readonly view: SavedView
  /** Whether the list differs from the saved view. */
  readonly isModified: boolean
  readonly mayShare: boolean
  readonly onRename: () => void
  readonly onUpdate: () => void
  readonly onShare: () => void
  readonly onDelete: () => void
}

/** What can be done with the saved view that is open. */
export function ViewMenu({ view, isModified, mayShare, onRename, onUpdate, onShare, onDelete }: ViewMenuProps) {
  const { t } = useTranslator()
  const label = t('units.saved.menu', { name: view.name })
  return (
    <Menu
      label={label}
      items={[
        ...(isModified ? [{ key: 'update', label: t('units.saved.update'), onSelect: onUpdate }] : []),
        { key: 'rename', label: t('units.saved.rename'), onSelect: onRename },
        ...(mayShare
          ? [{ key: 'share', label: t(view.shared ? 'units.saved.unshare' : 'units.saved.share'), onSelect: onShare }]
          : []),
        { key: 'delete', label: t('units.saved.delete'), onSelect: onDelete },
      ]}
      trigger={(trigger) => (
        <button type="button" {...trigger} className={styles.acts} aria-label={label}>
          <Icon name="dots" size="small" />
        </button>
      )}
    />
  )
}
