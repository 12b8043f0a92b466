import { and, eq } from 'drizzle-orm'
import { wholeAccount } from '#server/account/reach.ts'
import { createCatalogue } from '#server/catalogue/change-catalogue.ts'
import type { Queries } from '#server/db/database.ts'
import { projects } from '#server/db/tables/project.ts'
import { isRefusal, type Refusal } from '#server/http/refusal.ts'
import { filesBeside } from '#server/import/files-beside.ts'
import { changeData } from '#server/live/change-data.ts'
import { storeMedium } from '#server/media/media-store.ts'
import { typeOfName } from '#server/media/name-type.ts'
import { createPartner } from '#server/partner/partner-store.ts'
import type { Services } from '#server/services/services.ts'
import type { DemoCatalogue } from './demo-file.ts'

/** Creates a catalogue of the demo with its partners, all of it or nothing. */
export async function addDemoCatalogue(
  services: Services,
  accountId: number,
  { project, members = [], contacts, partners, ...settings }: DemoCatalogue,
  dir: string,
): Promise<void> {
  const { directory } = services
  await changeData(services, async (tx) => {
    const { photo, logo, ...person } = contacts
    const created = required(
      await createCatalogue(tx, wholeAccount(accountId), {
        ...settings,
        project_id: project === undefined ? null : await projectIdOf(tx, accountId, project),
        members: members.map((token) => required(directory.resolve(token)).catalogue.id),
        contacts: { ...person, ...(await pictureIds(services, tx, accountId, dir, { photo, logo })) },
      }),
    )
    const subjects = [...created.subjects]
    for (const { photo, logo, ...partner } of partners) {
      const ids = await pictureIds(services, tx, accountId, dir, { photo, logo })
      const body = { ...partner, ...ids, catalogue_id: created.result.id }
      subjects.push(...required(await createPartner(tx, wholeAccount(accountId), body)).subjects)
    }
    return { result: undefined, subjects }
  })
}

interface PictureNames {
  readonly photo: string | undefined
  readonly logo: string | undefined
}

async function pictureIds(services: Services, tx: Queries, accountId: number, dir: string, names: PictureNames) {
  const store = (name: string | undefined) =>
    name === undefined ? null : storePicture(services, tx, accountId, dir, name)
  return { photo_id: await store(names.photo), logo_id: await store(names.logo) }
}

async function storePicture(
  { files }: Services,
  tx: Queries,
  accountId: number,
  dir: string,
  name: string,
): Promise<number> {
  const found = required(await filesBeside(dir)(name))
  const stored = Buffer.isBuffer(found) ? files.add(found, required(typeOfName(name))) : files.addPacked(found)
  const file = required(await stored)
  return required(await storeMedium(tx, wholeAccount(accountId), name, file)).row.id
}

async function projectIdOf(tx: Queries, accountId: number, externalId: string): Promise<number> {
  const [row] = await tx
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.account_id, accountId), eq(projects.external_id, externalId)))
  return required(row).id
}

/** We ship the demo, so anything missing or refused in it is a bug. */
function required<Value>(value: Value): Exclude<NonNullable<Value>, Refusal> {
  if (value === null || value === undefined) throw new Error('the demo is incomplete')
  if (isRefusal(value)) throw new Error(`the demo is refused: ${value.reason}`)
  return value as Exclude<NonNullable<Value>, Refusal>
}
