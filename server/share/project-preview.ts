import type { TokenData } from '#contract/token.ts'
import type { Estate } from '#domain/chess/chess.ts'
import { totalsOfInstances } from '#domain/chess/free-totals.ts'
import { unitsIn } from '#domain/chess/units-in.ts'
import { fromTotal, type KindTotals } from '#domain/kind/kind-totals.ts'
import type { Image } from '#domain/media/image.ts'
import { formatConstructionEnd } from '#i18n/format-date.ts'
import type { Translator } from '#i18n/translator.ts'
import { unitWords } from '#i18n/unit-words.ts'
import { wordEntryFree } from '#i18n/word-kinds.ts'
import type { ProjectModel } from '#server/public/public-models.ts'
import { drawBuilding } from './drawn-building.ts'
import { emptyPreview, type Preview, type PreviewContext } from './preview-data.ts'
import { COVER_WIDTH } from './unit-preview.ts'

const LARGE_NAME = { title_lines: 2, accent_line: true }

/** The preview of a project, or of one of its estates. */
export function projectPreview(
  context: PreviewContext,
  { data: { project }, chess }: ProjectModel,
  estate: Estate | null,
  picture: Image | null,
): Preview {
  const { translator } = context
  const totals = totalsOfInstances(unitsIn(estate ?? chess))
  const end = (estate ?? project).construction_end ?? project.construction_end
  const stage = (estate ?? project).stage ?? project.stage
  const when = end ? formatConstructionEnd(translator, end) : stage && translator.t(`stage.${stage}`)
  const preview = withPicture(estate ? emptyPreview(context) : underCompany(context), picture)
  return {
    ...preview,
    data: {
      ...preview.data,
      ...LARGE_NAME,
      headline: estate?.name ?? context.token.settings.name,
      title: wordTotals(translator, totals, unitWords(translator, project).money),
      note: [project.address, when].filter(Boolean).join(' · ') || null,
      drawn: picture ? null : drawnOf(estate ? [estate] : chess.estates),
    },
  }
}

/** The preview of a group, with the names of its projects. */
export function groupPreview(context: PreviewContext, picture: Image | null): Preview {
  const { catalogs } = context.token
  const preview = withPicture(underCompany(context), picture)
  const free = catalogs.reduce((sum, { free_count }) => sum + free_count, 0)
  return {
    ...preview,
    data: {
      ...preview.data,
      ...LARGE_NAME,
      title: context.translator.t('count.free', { count: free }),
      note: catalogs.map(({ name }) => name).join(' · ') || null,
    },
  }
}

/**
 * The from-price and number of free units as text, for the leading kind: a project's from-price is not that of a
 * parking space.
 */
function wordTotals(translator: Translator, totals: KindTotals, money: (amount: number) => string): string {
  const total = fromTotal(totals)
  if (!total) return translator.t('message.no_premises')
  const from = total.min_price === null ? [] : [translator.t('price.from', { price: money(total.min_price) })]
  return [...from, wordEntryFree(translator, totals)].join(' · ')
}

/** The headline is the project's name, so the brand line shows the company instead. */
function underCompany(context: PreviewContext): Preview {
  const preview = emptyPreview(context)
  return {
    ...preview,
    data: {
      ...preview.data,
      brand: { name: companyOf(context.token), company: null },
    },
  }
}

function companyOf({ contacts, settings }: TokenData): string {
  const company = contacts.company ?? (contacts.is_partner ? contacts.name : '')
  // A group often has the name of its developer, which should not appear twice.
  return company === settings.name ? '' : company
}

function withPicture({ data, files }: Preview, picture: Image | null): Preview {
  return { data, files: picture ? { ...files, photo: { image: picture, width: COVER_WIDTH } } : files }
}

/** Draws the largest of the estates. */
function drawnOf(estates: readonly Estate[]): Preview['data']['drawn'] {
  const drawings = estates.flatMap((estate) => drawBuilding(estate, null) ?? [])
  return drawings.toSorted((a, b) => b.windows.length - a.windows.length)[0] ?? null
}
