import type { Place } from '#studio/frame/screens.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import styles from './keys-help.module.css'

interface KeysHelpProps {
  readonly places: readonly Place[]
  readonly onClose: () => void
}

/** The keys of the Studio. */
export function KeysHelp({ places, onClose }: KeysHelpProps) {
  const { t } = useTranslator()
  const rows: readonly (readonly [string, readonly string[]])[] = [
    [t('palette.open'), ['Ctrl', 'K']],
    [t('switcher.choose'), ['Ctrl', 'Shift', 'O']],
    ...places.map(({ label, key }) => [t(label), ['g', key]] as const),
    [t('keys.search'), ['/']],
    [t('control.undo'), ['Ctrl', 'Z']],
    [t('units.redo'), ['Ctrl', 'Shift', 'Z']],
    [t('keys.edit'), ['F2']],
    [t('units.fill_down'), ['Ctrl', 'D']],
    [t('keys.open'), ['Space']],
    [t('keys.help'), ['?']],
  ]
  return (
    <Dialog title={t('keys.help')} closeLabel={t('control.close')} onClose={onClose}>
      <dl className={styles.keys}>
        {rows.map(([label, keys]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
