import type { TokenData } from '#contract/token.ts'
import type { Page } from '#domain/address/address.ts'
import { Button } from '#ui/button/button.tsx'
import { classOfButton } from '#ui/button/button-look.ts'
import { StatePage } from '#ui/content/state-page.tsx'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { NavLink } from '#web/navigation/nav-link.tsx'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { ForgetButton } from './missing-note.tsx'
import { SheetsDrawing } from './sheets-drawing.tsx'

interface EmptyListProps {
  readonly isShared: boolean
  /** Units in the list that the catalogue no longer has. */
  readonly missing: readonly number[]
}

/** Shown for an empty list: how to fill it, or that its units no longer exist. */
export function EmptyList({ isShared, missing }: EmptyListProps) {
  const { t } = useTranslator()
  const { goTo } = useNavigation()
  const gone = t('favorites.missing', { count: missing.length })
  if (isShared) {
    return (
      <StatePage
        drawing={<SheetsDrawing />}
        heading="h2"
        title={t('favorites.shared_title')}
        text={gone}
        action={<Button onClick={() => goTo({ name: 'favorites' })}>{t('favorites.mine')}</Button>}
      />
    )
  }
  return (
    <StatePage
      drawing={<SheetsDrawing />}
      heading="h2"
      title={t('message.no_favorites')}
      text={t('message.no_favorites_text')}
      hint={missing.length > 0 ? gone : undefined}
      action={
        <>
          <ChooseLink /> {missing.length > 0 && <ForgetButton ids={missing} />}
        </>
      }
    />
  )
}

function ChooseLink() {
  const { t } = useTranslator()
  const { token } = useCatalogue()
  const isGroup = token.settings.short_type === 'gic'
  return (
    <NavLink page={unitsPage(token)} className={classOfButton({ variant: 'filled' })}>
      {t(isGroup ? 'catalog_select.title' : 'favorites.choose')}
    </NavLink>
  )
}

/** The page for finding units: the first list that the developer has enabled; in a group, its projects. */
function unitsPage({ settings, premises, chess }: TokenData): Page {
  if (settings.short_type === 'gic') return { name: 'projects' }
  if (premises.enabled) return { name: 'premises' }
  return { name: chess.enabled ? 'chess' : 'main' }
}
