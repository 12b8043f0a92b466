import { asc, eq } from 'drizzle-orm'
import { buildTokenAnswer } from '#server/catalogue/token-answer.ts'
import { buildChessAnswer } from '#server/chess/chess-answer.ts'
import { catalogues } from '#server/db/tables/catalogue.ts'
import { frames, interactives } from '#server/db/tables/picture.ts'
import { insertCatalogue, type TestImport } from '#server/import/import.fixture.ts'
import { buildInteractiveAnswer } from '#server/interactive/interactive-answer.ts'
import { openDirectory } from '#server/link/link-directory.ts'
import { buildProjectAnswer } from '#server/project/project-answer.ts'

/** Adds a catalogue to a project. */
export async function addCatalogue(test: TestImport, token: string, projectId: number): Promise<void> {
  const id = await insertCatalogue(test, token, 'InteractiveCatalogue')
  await test.test.database.queries.update(catalogues).set({ project_id: projectId }).where(eq(catalogues.id, id))
}

/** All public answers about a project, for visitors and previews, in two languages. */
export async function readAnswers({ test: { database }, parts }: TestImport, token: string, projectId: number) {
  const directory = await openDirectory(database, parts.feed)
  const visit = directory.resolve(token)
  if (!visit) throw new Error(`no catalogue ${token}`)
  const pictures = await database.queries
    .select({ id: interactives.id, frame: frames.number })
    .from(interactives)
    .leftJoin(frames, eq(frames.interactive_id, interactives.id))
    .where(eq(interactives.project_id, projectId))
    .orderBy(asc(interactives.id), asc(frames.number))
  const calls = (['en', 'de'] as const).flatMap((lang) =>
    [false, true].map((isPreview) => ({ ...visit, lang, isPreview, domain: null })),
  )
  return database.read((queries) =>
    inOrder(calls, async (call) => ({
      token: (await buildTokenAnswer(queries, call, directory)).data,
      project: (await buildProjectAnswer(queries, call, projectId))?.data,
      chess: (await buildChessAnswer(queries, call, projectId))?.data,
      pictures: await inOrder(pictures, async ({ id, frame }) => {
        const query = { id: String(id), ...(frame !== null && { frame }) }
        return (await buildInteractiveAnswer(queries, call, query))?.data
      }),
    })),
  )
}

/** One after another, since a transaction has a single connection. */
async function inOrder<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = []
  for (const item of items) results.push(await work(item))
  return results
}
