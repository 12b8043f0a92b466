import { memo } from 'react'
import type { InteractiveData } from '#contract/interactive.ts'
import type { PanelRoute } from '#domain/address/address.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useOpenPanel } from '#web/navigation/use-open-panel.ts'
import { useTrail } from '#web/picture/use-trail.ts'
import { Crumbs } from './crumbs.tsx'
import { estateOf } from './picker-model.ts'

/** The way back through the pictures above, and what is told of the building or the project. */
export const PictureTrail = memo(function PictureTrail({ picture }: { picture: InteractiveData }) {
  const { t } = useTranslator()
  const steps = useTrail(picture)
  const { open } = useOpenPanel()
  const route = useInfoRoute(picture)
  const { settings, catalogs } = useCatalogue().token
  // A project stands in a group with others (design 2).
  const isMember = settings.short_type === 'ic' && catalogs.length > 1
  return (
    <Crumbs steps={steps} group={isMember ? t('title.projects') : null} name={picture.name}>
      {route && <IconButton icon="info" size="small" label={t('view_menu.info')} onClick={() => open(route)} />}
    </Crumbs>
  )
})

/** What the info panel of a picture tells of: its building, else the project; a group has its own page for that. */
function useInfoRoute({ kind, storeys }: InteractiveData): PanelRoute | null {
  const { token, project } = useCatalogue()
  const estate = kind === 'facade' && project ? estateOf(storeys, project.chess) : null
  if (estate) return { type: 'info', context: 'estate', id: estate.id }
  return project && token.info.enabled ? { type: 'info', context: 'project', id: project.data.project.id } : null
}
