import { and, asc, eq, isNull, or } from 'drizzle-orm'
import { formatAddress } from '#domain/address/format-address.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import type { Image } from '#domain/media/image.ts'
import { wordUnitTitle } from '#i18n/word-unit-title.ts'
import type { Queries } from '#server/db/database.ts'
import { media } from '#server/db/tables/account.ts'
import { instances, layoutLevels, layouts } from '#server/db/tables/building.ts'
import { catalogueMembers, catalogues, links } from '#server/db/tables/catalogue.ts'
import type { UnitOfOrder } from '#server/db/tables/order.ts'
import { projects } from '#server/db/tables/project.ts'
import { linkUrl } from '#server/http/link-url.ts'
import type { Translators } from '#server/language/translators.ts'
import { imageOf } from '#server/media/image-answer.ts'
import type { Texts } from '#server/project/texts.ts'
import type { DeliveredOrder } from './delivery.ts'

/** Whom a unit is described to, and the base of their links. */
export interface Recipient {
  readonly lang: LanguageCode
  readonly texts: Texts
  /** The language in addresses; null if the catalogue lacks the recipient's language. */
  readonly addressLang: LanguageCode | null
  readonly origin: string
  readonly catalogue: { readonly id: number; readonly token: string }
  readonly partnerToken: string | null
}

/** The order's copy of a unit, and whether the unit still exists. */
interface KeptOrderUnit extends UnitOfOrder {
  readonly isGone: boolean
}

/** The unit of an order as it was, with its project, in the recipient's language. */
export async function readOrderUnit(
  queries: Queries,
  translators: Translators,
  unit: KeptOrderUnit,
  recipient: Recipient,
): Promise<Pick<DeliveredOrder, 'unit' | 'project'> | null> {
  const { id, name, rooms_basis } = projects
  const [project] = await queries.select({ id, name, rooms_basis }).from(projects).where(eq(id, unit.project_id))
  if (!project) return null
  const { texts, lang } = recipient
  const estate = texts.text(unit.estate)
  const { number, name: sectionName } = unit.section
  const titled = {
    kind: unit.kind,
    number: unit.number,
    storey: unit.storey,
    estate,
    section: { number, name: sectionName && (texts.text(sectionName) || null) },
    sectionCount: unit.section_count,
  }
  const title = wordUnitTitle(await translators(lang), titled)
  const token = await tokenOfProject(queries, recipient.catalogue, project.id)
  const url = unit.isGone
    ? linkUrl(recipient.origin, token, recipient.partnerToken)
    : unitUrl(recipient, token, unit.id)
  return {
    unit: { id: unit.id, title, titled, roomsBasis: project.rooms_basis, ...(await readLayout(queries, unit.id)), url },
    project: { id: project.id, name: texts.text(project.name), currency: unit.currency },
  }
}

/** Rooms and plan. The order's copy has neither, so they are those of now. */
async function readLayout(queries: Queries, id: number): Promise<{ label: string; plan: Image | null }> {
  const [layout] = await queries
    .select({ id: layouts.id, label: layouts.label, plan: media })
    .from(instances)
    .innerJoin(layouts, eq(layouts.id, instances.layout_id))
    .leftJoin(media, eq(media.id, layouts.plan_id))
    .where(eq(instances.id, id))
  if (!layout) return { label: '', plan: null }
  const plan = layout.plan ?? (await readLowestLevel(queries, layout.id))
  return { label: layout.label, plan: plan && imageOf(plan) }
}

async function readLowestLevel(queries: Queries, layoutId: number) {
  const [level] = await queries
    .select({ plan: media })
    .from(layoutLevels)
    .innerJoin(media, eq(media.id, layoutLevels.media_id))
    .where(eq(layoutLevels.layout_id, layoutId))
    .orderBy(asc(layoutLevels.level))
    .limit(1)
  return level?.plan ?? null
}

/** The token of the group's member that shows the project. */
async function tokenOfProject(queries: Queries, group: Recipient['catalogue'], projectId: number): Promise<string> {
  const rows = await queries
    .select({ id: catalogues.id, token: links.token })
    .from(catalogues)
    .innerJoin(links, and(eq(links.catalogue_id, catalogues.id), isNull(links.partner_id)))
    .leftJoin(
      catalogueMembers,
      and(eq(catalogueMembers.member_id, catalogues.id), eq(catalogueMembers.group_id, group.id)),
    )
    .where(
      and(
        eq(catalogues.project_id, projectId),
        or(eq(catalogues.id, group.id), eq(catalogueMembers.group_id, group.id)),
      ),
    )
  return (rows.find(({ id }) => id === group.id) ?? rows[0])?.token ?? group.token
}

function unitUrl({ origin, addressLang, partnerToken }: Recipient, firstToken: string, id: number): string {
  const panel = { type: 'details', context: 'instance', id } as const
  const tokens = { firstToken, secondToken: partnerToken }
  return origin + formatAddress({ lang: addressLang, ...tokens, page: { name: 'premises' }, panel })
}
