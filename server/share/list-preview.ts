import { isFree } from '#domain/chess/availability.ts'
import type { Instance } from '#domain/chess/chess.ts'
import { plansOf } from '#domain/layout/layout.ts'
import type { Project } from '#domain/project/project.ts'
import { unitWords } from '#i18n/unit-words.ts'
import { emptyPreview, type Preview, type PreviewContext, unbroken } from './preview-data.ts'

/** A unit with its project. */
export interface FoundUnit {
  readonly instance: Instance
  readonly project: Project
}

/** More plans would be too small to read in a chat. */
const SHOWN = 4

const PLAN_WIDTH = 560

/** The preview of a shared list of units. */
export function listPreview(context: PreviewContext, units: readonly FoundUnit[]): Preview {
  const { data, files } = emptyPreview(context)
  const shown = units.slice(0, SHOWN)
  const plans = shown.flatMap(({ instance }, index) => {
    const [plan] = plansOf(instance.layout)
    return plan ? [[`plan-${index}`, { image: plan, width: PLAN_WIDTH }] as const] : []
  })
  return {
    data: {
      ...data,
      headline: context.translator.t('count.favorites', { count: units.length }),
      items: shown.map((unit, index) => itemOf(context, unit, index)),
    },
    files: { ...files, ...Object.fromEntries(plans) },
  }
}

function itemOf({ translator }: PreviewContext, { instance, project }: FoundUnit, index: number) {
  const words = unitWords(translator, project)
  return {
    price: words.price(instance),
    is_free: isFree(instance),
    title: translator.t('unit.kind_area', { name: words.kind(instance), area: unbroken(words.area(instance)) }),
    place: words.place(instance),
    plan: `plan-${index}`,
    mark: instance.number,
  }
}
