import { and, eq, isNull, or } from 'drizzle-orm'
import { formatAddress } from '#domain/address/format-address.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import { wordInstance } from '#i18n/word-unit.ts'
import type { Queries } from '#server/db/database.ts'
import { estates, instances, layouts, sections, storeys } from '#server/db/tables/building.ts'
import { catalogueMembers, catalogues, links } from '#server/db/tables/catalogue.ts'
import { projects } from '#server/db/tables/project.ts'
import type { Translators } from '#server/language/translators.ts'
import type { Texts } from '#server/project/texts.ts'
import type { DeliveredOrder } from './delivery.ts'

/** For whom a unit is named, and where his links begin. */
export interface Recipient {
  readonly lang: LanguageCode
  readonly texts: Texts
  /** The language of an address; null where the catalogue has not that of the recipient. */
  readonly addressLang: LanguageCode | null
  readonly origin: string
  readonly catalogue: { readonly id: number; readonly token: string }
  readonly partnerToken: string | null
}

/** Reads the unit of an order with its project, in the words of the recipient. */
export async function readOrderUnit(
  queries: Queries,
  translators: Translators,
  id: number,
  recipient: Recipient,
): Promise<Pick<DeliveredOrder, 'unit' | 'project'> | null> {
  const [row] = await queries
    .select({
      number: instances.number,
      type: layouts.type,
      storey: storeys.number,
      estate: estates.name,
      project: { id: projects.id, name: projects.name, currency: projects.currency },
    })
    .from(instances)
    .innerJoin(layouts, eq(layouts.id, instances.layout_id))
    .innerJoin(storeys, eq(storeys.id, instances.storey_id))
    .innerJoin(sections, eq(sections.id, storeys.section_id))
    .innerJoin(estates, eq(estates.id, sections.estate_id))
    .innerJoin(projects, eq(projects.id, instances.project_id))
    .where(eq(instances.id, id))
  if (!row) return null
  const { texts, lang } = recipient
  const translator = await translators(lang)
  // A house is all of its storeys.
  const storey = row.type === 'house' ? '' : translator.t('storey.name', { number: row.storey })
  const title = [wordInstance(translator, row.type, row.number), texts.text(row.estate), storey].filter(Boolean)
  const token = await tokenOfProject(queries, recipient.catalogue, row.project.id)
  return {
    unit: { id, title: title.join(', '), url: unitUrl(recipient, token, id) },
    project: { ...row.project, name: texts.text(row.project.name) },
  }
}

/** Units of a group's project are seen in that member of the group. */
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
