import { useTranslator } from '#web/language/translator-context.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { BarPopover } from './bar-popover.tsx'
import { SearchBox } from './search-box.tsx'
import styles from './search-button.module.css'

/** Opens the search field where the page has none in sight. */
export function SearchButton({ className }: { className?: string | undefined }) {
  const { t } = useTranslator()
  const label = t('control.search')
  return (
    <BarPopover
      label={label}
      className={styles.popover}
      trigger={(target) => <IconButton icon="search" label={label} className={className} {...target} />}
    >
      {(close) => <SearchBox isAlone onOpen={close} />}
    </BarPopover>
  )
}
