import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { GroupInfo } from './group-info.tsx'
import { ProjectInfo } from './project-info.tsx'

/** What there is to know about a project, or about a group. */
export function InfoPage() {
  const { settings } = useCatalogue().token
  return settings.short_type === 'gic' ? <GroupInfo /> : <ProjectInfo />
}
