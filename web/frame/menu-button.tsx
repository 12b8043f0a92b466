import { IconButton } from '#ui/button/icon-button.tsx'
import { Skeleton } from '#ui/content/skeleton.tsx'
import { lazyPart } from '#web/chunk/lazy-part.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { BarPopover } from './bar-popover.tsx'

const MainMenu = lazyPart('main-menu', async () => (await import('./main-menu.tsx')).MainMenu, {
  skeleton: <Skeleton height="30rem" />,
})

/** Opens the main menu. */
export function MenuButton() {
  const { t } = useTranslator()
  const label = t('control.menu')
  return (
    <BarPopover
      label={label}
      trigger={(target) => <IconButton icon="menu" label={label} data-tour="menu" data-part="main-menu" {...target} />}
    >
      {(close) => <MainMenu close={close} />}
    </BarPopover>
  )
}
