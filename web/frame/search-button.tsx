import { IconButton } from '#ui/button/icon-button.tsx'
import { Skeleton } from '#ui/content/skeleton.tsx'
import { lazyPart } from '#web/chunk/lazy-part.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { BarPopover } from './bar-popover.tsx'
import styles from './search-button.module.css'

const SearchBox = lazyPart('search-box', async () => (await import('./search-box.tsx')).SearchBox, {
  skeleton: <Skeleton height="var(--h-control)" />,
})

/** Opens the search by number. */
export function SearchButton() {
  const { t } = useTranslator()
  const label = t('control.search')
  return (
    <BarPopover
      label={label}
      className={styles.popover}
      trigger={(target) => <IconButton icon="search" label={label} data-part="search-box" {...target} />}
    >
      {(close) => <SearchBox onOpen={close} />}
    </BarPopover>
  )
}
