import * as z from 'zod'
import { AREA_UNITS } from '#domain/area/area-unit.ts'
import { type CatalogueType, SHORT_TYPES } from '#domain/catalogue/catalogue.ts'
import type { FreeTotals } from '#domain/chess/chess.ts'
import { KINDS } from '#domain/kind/kind.ts'
import { STAGES } from '#domain/project/descriptions.ts'
import { analytics } from './analytics.ts'
import { answerOf } from './answer.ts'
import { colorScheme } from './color-scheme.ts'
import { constructionEnd } from './construction-end.ts'
import { contacts } from './contacts.ts'
import { id } from './id.ts'
import { image } from './image.ts'
import { language } from './language.ts'
import { currency, price } from './money.ts'
import { chessSettings, infoSettings, interactiveSettings, viewSettings } from './views.ts'

/** The type of a catalogue: one project or a group. */
export const catalogueType = z.enum(Object.keys(SHORT_TYPES) as CatalogueType[]).meta({ id: 'CatalogueType' })

/** The identity of a catalogue. A group has no project of its own. */
const settings = z
  .object({
    id,
    type: catalogueType,
    name: z.string(),
    project_id: id.nullable(),
    default_lang: language,
    short_type: z.enum(SHORT_TYPES),
    indexable: z.boolean(),
  })
  .meta({ id: 'CatalogueSettings' })

const labelTotal = z.object({ label: z.string(), count: z.int().min(0), min_price: price }).meta({ id: 'LabelTotal' })

const kindTotal = z
  .object({
    kind: z.enum(KINDS),
    count: z.int().min(0).meta({ description: 'The free units.' }),
    all: z.int().min(0).meta({ description: 'All units of the kind that visitors see.' }),
    min_price: price,
  })
  .meta({ id: 'KindTotal' })

/** A project of a group, with the contents of its card. */
const catalogueEntry = z
  .object({
    id,
    type: catalogueType,
    name: z.string(),
    token: z.string(),
    project_id: id.nullable(),
    image: image.nullable(),
    address: z.string().nullable(),
    stage: z.enum(STAGES).nullable(),
    construction_end: constructionEnd.nullable(),
    currency,
    area_unit: z.enum(AREA_UNITS),
    min_price: price,
    free_count: z.int().min(0),
    free_by_label: z.array(labelTotal),
    free_by_kind: z.array(kindTotal),
  })
  .meta({ id: 'CatalogueEntry' }) satisfies z.ZodType<FreeTotals>

/** Everything the app needs before it loads a project. With a second token it contains no contacts of the developer. */
const tokenData = z
  .object({
    settings,
    languages: z.array(language),
    current_lang: language,
    catalogs: z.array(catalogueEntry),
    contacts,
    privacy: z.object({ url: z.string().nullable() }),
    capabilities: z.object({ crm: z.boolean(), events: z.boolean(), pdf: z.boolean() }),
    chess: chessSettings,
    premises: viewSettings,
    interactive: interactiveSettings,
    info: infoSettings,
    templates: z.record(z.string(), z.string()),
    layout: z.object({ color_scheme: colorScheme }),
    analytics,
  })
  .meta({ id: 'TokenData' })
/** The `data` of the token response. */
export type TokenData = z.infer<typeof tokenData>

/** `GET public/token`. */
export const tokenAnswer = answerOf(tokenData)
/** The response of `GET public/token`. */
export type TokenAnswer = z.infer<typeof tokenAnswer>
