import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { GroupInfo } from './group-info.tsx'
import { ProjectInfo } from './project-info.tsx'

/** The info page of a project or of a group. */
export function InfoPage() {
  const { settings } = useCatalogue().token
  return settings.short_type === 'gic' ? <GroupInfo /> : <ProjectInfo />
}
