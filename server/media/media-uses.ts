import { sql } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import type { Scope, Subject } from '#server/live/change.ts'

/** Finds everything whose responses show a file, through every column that refers to media. */
export async function findMediaUses(queries: Queries, mediaId: number): Promise<readonly Subject[]> {
  const { rows } = (await queries.execute(sql`
    with asked as (select ${mediaId}::int as id),
    shown as (
      select 'catalogue' as scope, catalogues.id from catalogues, asked
        where asked.id in (contact_photo_id, contact_logo_id)
      union select 'partner', partners.id from partners, asked where asked.id in (photo_id, logo_id)
      union select 'project', projects.id from projects, asked
        where asked.id in (cover_id, map_image_id, renovation_image_id)
      union select 'project', project_id from documents, asked where media_id = asked.id
      union select 'project', project_id from layouts, asked where plan_id = asked.id
      union select 'project', project_id from layout_levels join layouts on layouts.id = layout_id, asked
        where media_id = asked.id
      union select 'project', project_id from videos, asked where asked.id in (media_id, poster_id)
      -- Videos and pictures of single units are in the chess response.
      union select 'chess', project_id from videos, asked where asked.id in (media_id, poster_id)
      union select case when instance_id is null then 'project' else 'chess' end, project_id
        from gallery_pictures, asked where media_id = asked.id
      union ${ofInteractives(sql`frames`)}
      union ${ofInteractives(sql`panorama_scenes`)}
    )
    select scope, id from shown`)) as { readonly rows: readonly { scope: Scope; id: number }[] }
  return rows.map(({ scope, id }) => ({ scope, id }))
}

/** A group's pictures belong to its catalogue. A project response shows the first scene of each of its panoramas. */
function ofInteractives(table: ReturnType<typeof sql>) {
  return sql`
    select case when interactives.catalogue_id is null then kinds.scope else 'catalogue' end,
      coalesce(interactives.catalogue_id, interactives.project_id)
    from ${table} join interactives on interactives.id = interactive_id, asked,
      (values ('pictures'), ('project')) as kinds (scope)
    where media_id = asked.id`
}

/** Whether an unpublished change of the account names a file, in a draft or in a planned publication. */
export async function isInDraft(queries: Queries, mediaId: number): Promise<boolean> {
  const { rows } = (await queries.execute(sql`
    select 1 from media m
      cross join lateral (
        select e.value from draft_entries e
          left join projects p on p.id = e.project_id
          left join catalogues c on c.id = e.catalogue_id
        where coalesce(p.account_id, c.account_id) = m.account_id
        union all
        select e->'value' from publications p cross join lateral jsonb_array_elements(p.entries) e
        where p.state = 'planned' and p.account_id = m.account_id
      ) unpublished
    where m.id = ${mediaId}
      -- Files of an import are named without the prefix of their project or group.
      and jsonb_path_exists(unpublished.value, '$.** ? (@ == $whole || @ == $short)',
        jsonb_build_object('whole', m.name, 'short', regexp_replace(m.name, '^[^/]*/', '')))
    limit 1`)) as { readonly rows: readonly unknown[] }
  return rows.length > 0
}
