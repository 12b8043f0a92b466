import type { TokenData } from '#contract/token.ts'
import { StatePage } from '#web/ui/state-page.tsx'
import { BuildingDrawing } from './building-drawing.tsx'
import { SiteChoices } from './site-choices.tsx'

/** The catalogue behind a link, by name and address. */
export function CataloguePage({ token }: { token: TokenData }) {
  const entry = token.catalogs.find(({ project_id }) => project_id === token.settings.project_id)
  return (
    <StatePage
      drawing={<BuildingDrawing />}
      title={token.settings.name}
      text={entry?.address ?? ''}
      action={<SiteChoices />}
    />
  )
}
