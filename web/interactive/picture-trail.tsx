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

/** The breadcrumbs of a picture, with a button that opens the info panel. */
export const PictureTrail = memo(function PictureTrail({ picture }: { picture: InteractiveData }) {
  const { t } = useTranslator()
  const steps = useTrail(picture)
  const { open } = useOpenPanel()
  const route = useInfoRoute(picture)
  const { settings, catalogs } = useCatalogue().token
  // Whether the project is one of several in a group.
  const isMember = settings.short_type === 'ic' && catalogs.length > 1
  return (
    <Crumbs steps={steps} group={isMember ? t('title.projects') : null} name={picture.name}>
      {route && <IconButton icon="info" size="small" label={t('view_menu.info')} onClick={() => open(route)} />}
    </Crumbs>
  )
})

/** The info panel of a picture: that of its building, or else of the project. A group has an info page instead. */
function useInfoRoute({ kind, storeys }: InteractiveData): PanelRoute | null {
  const { token, project } = useCatalogue()
  const estate = kind === 'facade' && project ? estateOf(storeys, project.chess) : null
  if (estate) return { type: 'info', context: 'estate', id: estate.id }
  return project && token.info.enabled ? { type: 'info', context: 'project', id: project.data.project.id } : null
}
