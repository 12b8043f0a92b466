import type { FactField } from '#domain/instance/facts.ts'
import type { Image } from '#domain/media/image.ts'
import type { UnitPresentation } from './unit-presentation.ts'

/** Pictures of a presentation beside its plans. */
export type SheetPicture = 'object_plan' | 'building' | 'house_plan' | 'renovation_example' | 'map_position'

/** The large picture at the top of the first sheet: the plans, or another picture if there is no plan. */
type SheetHero =
  | { readonly kind: 'plans'; readonly plans: readonly Image[] }
  | { readonly kind: 'picture'; readonly picture: SheetPicture }

/** How a unit presentation is divided into sheets. Used for the page and for the PDF. */
export interface PresentationSheets {
  readonly hero: SheetHero | null
  /** Small pictures of the first sheet. */
  readonly pictures: readonly SheetPicture[]
  /** The number of facts on the first sheet: all of them if it is the only one. */
  readonly facts: number
  /** Facts beside the small pictures, or in two columns below a row of them. */
  readonly arrangement: 'beside' | 'below'
  readonly second: SecondSheet | null
}

/** The second sheet. It also shows the facts that do not fit on the first. */
export interface SecondSheet {
  readonly plans: readonly Image[]
  readonly pictures: readonly SheetPicture[]
}

/** Fields that the place line of a presentation shows, so the facts leave them out. */
export const PLACE_FIELDS: readonly FactField[] = ['estate', 'section', 'storey']

/** A duplex shows both levels on the first sheet. */
const PLANS_AT_ONCE = 2

/** Small pictures on a single sheet, and on the first of two. One more fits a single sheet, so none is left for a second. */
const PICTURES = { alone: 4, withSecond: 3 } as const

/** Lines in the column beside the small pictures. */
const LINES = 9

/** Puts a presentation on one sheet if it fits, otherwise on two. */
export function sheetsOf(presentation: UnitPresentation): PresentationSheets {
  const { layout_plan } = presentation
  const all = picturesOf(presentation)
  const hero = heroOf(layout_plan, all)
  const pictures = hero?.kind === 'picture' ? all.slice(1) : all
  const plans = layout_plan.slice(PLANS_AT_ONCE)
  const hasSecond = plans.length > 0 || pictures.length > PICTURES.alone
  const small = hasSecond ? PICTURES.withSecond : PICTURES.alone
  const count = presentation.facts.filter(({ field }) => !PLACE_FIELDS.includes(field)).length
  const facts = hasSecond ? Math.min(LINES, count) : count
  return {
    hero,
    pictures: pictures.slice(0, small),
    facts,
    arrangement: pictures.length > 0 && facts <= LINES ? 'beside' : 'below',
    second: hasSecond ? { plans, pictures: pictures.slice(small) } : null,
  }
}

/** From near to far: the storey, the building, the site, the finish, the map. */
function picturesOf(presentation: UnitPresentation): readonly SheetPicture[] {
  const { map_position } = presentation
  const near: readonly SheetPicture[] = ['object_plan', 'building', 'house_plan', 'renovation_example']
  const found = near.filter((picture) => presentation[picture] !== null)
  return map_position?.image ? [...found, 'map_position'] : found
}

function heroOf(plans: readonly Image[], pictures: readonly SheetPicture[]): SheetHero | null {
  if (plans.length > 0) return { kind: 'plans', plans: plans.slice(0, PLANS_AT_ONCE) }
  const [picture] = pictures
  return picture ? { kind: 'picture', picture } : null
}
