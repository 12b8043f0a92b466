import { made, type SentChange } from '#domain/draft/sent-change.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import type { BuildPlan } from './read-build.ts'

/** The changes that make what is planned, as one act. `newId` gives random ids. */
export function buildChanges(plan: BuildPlan, lang: LanguageCode, newId: () => string): readonly SentChange[] {
  const changes: SentChange[] = plan.layouts.map(({ id, type, label, area }) =>
    made('layout', id, { type, label, area_total: area }),
  )
  const estate = plan.estateName === null ? plan.estate : newId()
  if (plan.estateName !== null) changes.push(made('estate', estate, { name: { [lang]: plan.estateName } }))
  const section = plan.newSection ? newId() : plan.section
  if (plan.newSection) {
    const { number, name } = plan.newSection
    changes.push(made('section', section, { parent: estate, number, ...(name && { name: { [lang]: name } }) }))
  }
  for (const { id, number, units } of plan.storeys) {
    const storey = id ?? newId()
    if (id === null) changes.push(made('storey', storey, { parent: section, number }))
    for (const unit of units) {
      changes.push(
        made('instance', newId(), {
          parent: storey,
          number: unit.number,
          layout: unit.layout,
          status: plan.status,
          position: unit.position,
        }),
      )
    }
  }
  return changes
}
