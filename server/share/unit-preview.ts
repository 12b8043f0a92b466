import { isFree, shownPriceOf } from '#domain/chess/availability.ts'
import type { Instance } from '#domain/chess/chess.ts'
import { plansOf } from '#domain/layout/layout.ts'
import type { Image } from '#domain/media/image.ts'
import { type Box, boundsOf } from '#domain/picture/box.ts'
import { cropAround } from '#domain/picture/crop.ts'
import { buildingPlaceOf, type UnitPlace } from '#domain/picture/locate-unit.ts'
import type { Pinpoint } from '#domain/picture/pinpoint.ts'
import { boxInPixels } from '#domain/picture/viewport.ts'
import type { Project } from '#domain/project/project.ts'
import { formatPercent } from '#i18n/format-number.ts'
import { unitWords } from '#i18n/unit-words.ts'
import type { PictureCrop } from '#server/media/read-picture.ts'
import { drawBuilding } from './drawn-building.ts'
import { emptyPreview, PHOTO, type Preview, type PreviewContext, unbroken } from './preview-data.ts'

const PLAN_WIDTH = 860

/** The preview of a unit, before its place in the pictures is known. */
export function unitPreview(context: PreviewContext, project: Project, instance: Instance): Preview {
  const { data, files } = emptyPreview(context)
  const { t } = context.translator
  const words = unitWords(context.translator, project)
  const price = shownPriceOf(instance)
  const [plan] = plansOf(instance.layout)
  return {
    data: {
      ...data,
      headline: words.price(instance),
      headline_lines: 1,
      struck: price.kind === 'price' && price.old_price !== null ? words.money(price.old_price) : null,
      sale: price.kind === 'price' && price.sale > 0 ? formatPercent(context.translator, -price.sale) : null,
      title: t('unit.kind_area', { name: words.kind(instance), area: unbroken(words.area(instance)) }),
      note: [words.place(instance), ...instance.tags.slice(0, 1).map(({ name }) => name)].join(' · '),
      // The status colour of sold units is deliberately inconspicuous.
      mark_color: isFree(instance) ? instance.status.color : data.mark_color,
    },
    files: { ...files, ...(plan && { plan: { image: plan, width: PLAN_WIDTH } }) },
  }
}

/** Shows where the unit is: in the picture of its building, otherwise the cover of the project, otherwise a drawing. */
export function withPlace(preview: Preview, instance: Instance, place: UnitPlace, cover: Image | null): Preview {
  const { data, files } = preview
  const building = buildingPlaceOf(place)
  if (building) {
    const crop = cropOf(building)
    const photo = { image: building.image, width: PHOTO.width, crop }
    const mark_clear = isSmall(building) ? data.mark_clear : 62
    return { data: { ...data, marks: marksIn(building, crop), mark_clear }, files: { ...files, photo } }
  }
  if (cover) return { data, files: { ...files, photo: { image: cover, width: COVER_WIDTH } } }
  return { data: { ...data, drawn: drawBuilding(instance.estate, instance) }, files }
}

/** A cover is cropped when it is drawn. */
export const COVER_WIDTH = 1200

/** A storey is a part of its building. A house on the site plan is the whole building. */
function isSmall({ kind }: Pinpoint): boolean {
  return kind === 'facade'
}

function cropOf(pinpoint: Pinpoint): PictureCrop {
  const { polygons, image } = pinpoint
  const around = cropAround(polygons, image, PHOTO.width / PHOTO.height)
  const [x = 0, y = 0, width = image.width, height = image.height] = around.split(' ').map(Number)
  const marked = boundsOf(polygons)
  return marked && isSmall(pinpoint)
    ? nearer({ x, y, width, height }, boxInPixels(marked, image))
    : { x, y, width, height }
}

/** Closer than on the page, because the picture is small in a chat. */
const NEARER = 0.8

/** Zooms in on the mark, which keeps its relative position, so that none of it is cropped. */
function nearer({ x, y, width, height }: PictureCrop, marked: Box): PictureCrop {
  const needed = 1.1 * Math.max(marked.width / width, marked.height / height)
  const scale = Math.min(1, Math.max(NEARER, needed))
  const [middleX, middleY] = [marked.x + marked.width / 2, marked.y + marked.height / 2]
  return {
    x: middleX - (middleX - x) * scale,
    y: middleY - (middleY - y) * scale,
    width: width * scale,
    height: height * scale,
  }
}

function marksIn({ polygons, image }: Pinpoint, crop: PictureCrop): Preview['data']['marks'] {
  return polygons.map((polygon) =>
    polygon.map(([x, y]) => [
      Math.round(((x * image.width - crop.x) / crop.width) * PHOTO.width),
      Math.round(((y * image.height - crop.y) / crop.height) * PHOTO.height),
    ]),
  )
}
