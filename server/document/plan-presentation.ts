import type { TokenData } from '#contract/token.ts'
import type { Instance } from '#domain/chess/chess.ts'
import { type PresentationSheets, type SheetPicture, sheetsOf } from '#domain/document/sheets.ts'
import { type UnitPresentation, unitPresentation } from '#domain/document/unit-presentation.ts'
import type { Image } from '#domain/media/image.ts'
import type { Pinpoint } from '#domain/picture/pinpoint.ts'
import type { Translator } from '#i18n/translator.ts'
import { type WordedPresentation, wordPresentation } from '#i18n/word-presentation.ts'
import { wordUnitTitle } from '#i18n/word-unit-title.ts'
import { findPlace } from '#server/public/find-place.ts'
import type { ProjectModel, PublicModels } from '#server/public/public-models.ts'
import { type Reader, unitLink } from './document-address.ts'
import type { DocumentPlan } from './document-plan.ts'
import { drawLink } from './draw-link.ts'
import { firstSlots, SHEET, secondHeight } from './picture-slots.ts'
import { sellerPictures } from './seller-pictures.ts'
import { sheetData } from './sheet-data.ts'
import { type ShownPicture, type Slot, showImage, showPinpoint } from './shown-picture.ts'

/** The unit to present, with its project and catalogue. */
interface PresentedUnit {
  readonly token: TokenData
  readonly model: ProjectModel
  readonly instance: Instance
}

/** Plans the presentation of a unit. */
export async function planPresentation(
  models: PublicModels,
  translator: Translator,
  reader: Reader,
  { token, model, instance }: PresentedUnit,
): Promise<DocumentPlan> {
  const { project } = model.data
  const presentation = unitPresentation({
    instance,
    project,
    contacts: token.contacts,
    place: await findPlace(models, reader.call, token, instance),
    mapImage: project.map_image,
    renovationImage: project.renovation_image,
    link: unitLink(reader, instance.id),
    date: reader.date,
  })
  const worded = wordPresentation(translator, presentation)
  const sheets = sheetsOf(presentation)
  const pictures = picturesOf(presentation, worded, sheets)
  const seller = sellerPictures(token.contacts)
  const qr = drawLink(presentation.link)
  const name = `${nameUnit(translator, instance, worded.project)} — ${worded.project}`
  const { hero, rows, second } = pictures
  const shown = [...hero.list, ...rows.flat(), ...second.plans, ...second.pictures, ...seller.shown]
  return {
    template: 'document/unit-presentation.typ',
    name,
    data: {
      ...sheetData(translator, token),
      ...worded,
      heading: worded.title,
      title: name,
      no_map: !presentation.map_position?.image,
      link: presentation.link,
      has_price: presentation.price.kind === 'price',
      hero: { kind: hero.kind, list: hero.list.map(placedOf) },
      rows: rows.map((row) => row.map((picture) => ({ ...picture.slot, ...picture.placed }))),
      arrangement: sheets.arrangement,
      facts: worded.facts.slice(0, sheets.facts),
      second: sheets.second && {
        height: second.height,
        plans: second.plans.map(placedOf),
        pictures: second.pictures.map(placedOf),
        facts: worded.facts.slice(sheets.facts),
      },
      ...seller.placed,
      qr: qr.placed,
    },
    pictures: Object.fromEntries(shown.map(({ placed, wanted }) => [placed.file, wanted])),
    drawings: qr.drawings,
  }
}

/** A name that is unique in the project, since the files of several units may be saved in one folder. */
function nameUnit(translator: Translator, { layout, number, estate, section }: Instance, project: string): string {
  return wordUnitTitle(translator, {
    kind: layout.type,
    number,
    section,
    storey: null,
    estate: estate.name === project ? '' : estate.name,
    sectionCount: estate.sections.length,
  })
}

interface SlottedPicture extends ShownPicture {
  readonly slot: Slot
}

/** The slot of the plans, or of the picture shown instead. */
const HERO: Slot = { width: SHEET.width, height: 100 }

function picturesOf(presentation: UnitPresentation, worded: WordedPresentation, sheets: PresentationSheets) {
  const show = (picture: SheetPicture, slot: Slot) => showPicture(presentation, worded, picture, slot)
  const showPlan = (image: Image, index: number, slot: Slot) =>
    showImage(image, { name: `plan-${index}`, alt: worded.captions.layout_plan, slot, fit: 'contain' })
  const { hero, second } = sheets
  const firstPlans = hero?.kind === 'plans' ? hero.plans : []
  const names = [...sheets.pictures]
  const rows = firstSlots(sheets).map((row) =>
    row.flatMap((slot): SlottedPicture[] => {
      const picture = names.shift()
      return picture ? [{ ...show(picture, slot), slot }] : []
    }),
  )
  const things = (second?.pictures.length ?? 0) + (second && second.plans.length > 0 ? 1 : 0)
  const height = secondHeight(things, worded.facts.length - sheets.facts)
  return {
    hero: {
      kind: hero?.kind ?? null,
      list:
        hero?.kind === 'picture' ? [show(hero.picture, HERO)] : firstPlans.map((plan, i) => showPlan(plan, i, HERO)),
    },
    rows,
    second: {
      height,
      plans: second?.plans.map((plan, i) => showPlan(plan, firstPlans.length + i, HERO)) ?? [],
      pictures: second?.pictures.map((picture) => show(picture, { width: SHEET.width, height })) ?? [],
    },
  }
}

function showPicture(
  presentation: UnitPresentation,
  { captions }: WordedPresentation,
  name: SheetPicture,
  slot: Slot,
): ShownPicture {
  const use = { name, alt: captions[name], slot }
  if (name === 'renovation_example' || name === 'map_position') {
    const image = name === 'map_position' ? presentation.map_position?.image : presentation.renovation_example
    return showImage(present(image), { ...use, fit: 'cover' })
  }
  const pinpoint = present<Pinpoint>(presentation[name])
  return showPinpoint(pinpoint, { ...use, fit: pinpoint.kind === 'storey' ? 'contain' : 'cover' })
}

/** A sheet refers only to pictures that exist. */
function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('a sheet refers to a picture that does not exist')
  return value
}

function placedOf({ placed }: ShownPicture) {
  return placed
}
