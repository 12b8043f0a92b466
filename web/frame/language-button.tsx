import { IconButton } from '#ui/button/icon-button.tsx'
import { Skeleton } from '#ui/content/skeleton.tsx'
import { lazyPart } from '#web/chunk/lazy-part.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { BarPopover } from './bar-popover.tsx'
import styles from './menu.module.css'

const LanguageList = lazyPart('language-list', async () => (await import('./language-list.tsx')).LanguageList, {
  skeleton: <Skeleton height="17.5rem" />,
})

/** Opens the list of the catalogue's languages. */
export function LanguageButton() {
  const { t } = useTranslator()
  const label = t('control.language')
  return (
    <BarPopover
      label={label}
      className={styles.choices}
      trigger={(target) => <IconButton icon="globe" label={label} data-part="language-list" {...target} />}
    >
      {() => <LanguageList />}
    </BarPopover>
  )
}
