import { zoneOf } from '#domain/project/time-zone.ts'
import { useMe } from '#studio/person/me-context.ts'
import { useProjectState } from './project-context.ts'
import { projectFacts } from './project-facts.ts'

/** The time zone for everything of the open project. */
export function useProjectZone(): string {
  const { project } = useProjectState()
  const { account } = useMe()
  return zoneOf(projectFacts(project.shown).timeZone, account.time_zone)
}
