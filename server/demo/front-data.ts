import type { FrontData, FrontStorey, FrontUnit } from '#contract/front.ts'
import type { InteractiveData } from '#contract/interactive.ts'
import { isFree } from '#domain/chess/availability.ts'
import type { Chess, Estate, Instance, Storey } from '#domain/chess/chess.ts'
import { count } from '#domain/chess/count.ts'
import { kindOf } from '#domain/kind/kind.ts'
import { compareLabels, plansOf } from '#domain/layout/layout.ts'
import type { Directory } from '#server/link/link-directory.ts'
import type { PublicModels } from '#server/public/public-models.ts'
import type { Call } from '#server/public-call/call.ts'

/** The catalogue whose building turns on the root page, and which visitors copy. */
const FRONT_TOKEN = 'harbour'

const ROWS = 3

/** What reading needs. */
interface FrontDeps {
  readonly directory: Directory
  readonly models: PublicModels
}

/** What the root page shows of the demo; null if the demo was changed so much that there is nothing to show. */
export async function readFront(
  { directory, models }: FrontDeps,
  lang: Call['lang'],
  canTry: boolean,
): Promise<FrontData | null> {
  const visit = directory.resolve(FRONT_TOKEN)
  if (!visit?.catalogue.published || visit.catalogue.project_id === null) return null
  const call: Call = { ...visit, lang, isPreview: false, domain: null }
  const [token, model] = await Promise.all([models.token(call), models.project(call, visit.catalogue.project_id)])
  const estate = model?.chess.estates.find(({ facade }) => facade !== null)
  if (!token || !model || !estate?.facade) return null
  const { interactive, frame } = estate.facade
  const picture = await models.picture(call, { id: String(interactive), frame })
  if (!picture?.frame.image) return null
  const { project } = model.data
  return {
    token: FRONT_TOKEN,
    name: token.settings.name,
    currency: project.currency,
    area_unit: project.area_unit,
    rooms_basis: project.rooms_basis,
    homes: count(model.chess.instances.filter(isHome)),
    picture: pictureOf(picture, picture.frame.image),
    storeys: estate.sections.flatMap(({ storeys }) => storeys).map(storeyOf),
    grid: gridOf(estate),
    units: frontUnits(model.chess),
    can_try: canTry,
  }
}

/** Homes of different sizes with a price, in the first building that has them: the rows of the price list. */
export function frontUnits({ estates, instances }: Pick<Chess, 'estates' | 'instances'>): readonly FrontUnit[] {
  // With a promotion the price that is typed would not be the one that is shown.
  const priced = instances.filter((unit) => isHome(unit) && isFree(unit) && unit.price !== null && unit.sale === 0)
  const first = priced.find(({ layout }) => plansOf(layout).length > 0)?.estate ?? estates[0]
  const byLabel = Map.groupBy(
    priced.filter(({ estate }) => estate === first),
    ({ layout }) => layout.label,
  )
  return [...byLabel.values()]
    .flatMap(([unit]) => unit ?? [])
    .slice(0, ROWS)
    .map(unitOf)
}

function unitOf({ id, number, layout, price, storey }: Instance): FrontUnit {
  return {
    id,
    number,
    label: layout.label,
    area: layout.area_total,
    price: price ?? 0,
    storey: storey.number,
    storeys: Math.max(...storey.section.storeys.map((each) => each.number)),
    plan: plansOf(layout)[0] ?? null,
  }
}

function pictureOf({ id, frame, frames }: InteractiveData, image: FrontData['picture']['image']) {
  return { id, frame: frame.id, image, regions: frame.regions.filter(({ target }) => target.kind === 'storey'), frames }
}

function storeyOf(storey: Storey): FrontStorey {
  const homes = storey.instances.filter(isHome)
  const byLabel = Map.groupBy(homes.filter(isFree), ({ layout }) => layout.label)
  return {
    id: storey.id,
    number: storey.number,
    // A storey of shops counts these.
    ...count(homes.length > 0 ? homes : storey.instances),
    by_label: [...byLabel]
      .toSorted(([a], [b]) => compareLabels(a, b))
      .map(([label, units]) => ({ label, count: units.length, from: count(units).from })),
  }
}

/** The statuses of homes, storey by storey from above, with the sections side by side. */
function gridOf({ sections }: Estate): FrontData['grid'] {
  const numbers = new Set(sections.flatMap(({ storeys }) => storeys.filter(hasHomes).map(({ number }) => number)))
  return [...numbers]
    .toSorted((a, b) => b - a)
    .map((number) =>
      sections.map(({ storeys }) =>
        storeys
          .filter((storey) => storey.number === number)
          .flatMap(({ instances }) => instances.filter(isHome).map(({ status }) => status.type)),
      ),
    )
}

function hasHomes({ instances }: Storey): boolean {
  return instances.some(isHome)
}

function isHome({ layout }: Instance): boolean {
  return kindOf(layout.type) === 'home'
}
