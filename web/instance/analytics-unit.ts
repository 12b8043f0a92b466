import { shownPriceOf } from '#domain/chess/availability.ts'
import type { Instance } from '#domain/chess/chess.ts'
import type { Project } from '#domain/project/project.ts'
import type { UnitWords } from '#i18n/unit-words.ts'
import type { TrackedUnit } from '#web/analytics/tracked-event.ts'

/** A unit as analytics events describe it. */
export function analyticsUnit(instance: Instance, words: UnitWords, project: Project): TrackedUnit {
  const shown = shownPriceOf(instance)
  return {
    id: instance.id,
    name: words.name(instance),
    brand: project.name,
    category: instance.layout.type,
    variant: instance.layout.label,
    price: shown.kind === 'price' ? shown.price : null,
  }
}
