import { useTranslator } from '#studio/language/language-context.ts'
import { Popover } from '#ui/floating/popover.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { NewLimit } from './later-parts.tsx'
import styles from './limit-chip.module.css'
import type { UnitList } from './use-unit-list.ts'

/** Offers a limit by any column. */
export function AddFilter({ list }: { readonly list: UnitList }) {
  const { t } = useTranslator()
  return (
    <Popover
      label={t('control.filter')}
      trigger={(trigger) => (
        <button type="button" {...trigger} className={styles.add} data-add-filter="">
          <Icon name="plus" size="small" />
          {t('control.filter')}
        </button>
      )}
    >
      {(close) => <NewLimit list={list} close={close} />}
    </Popover>
  )
}
