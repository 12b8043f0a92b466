import { eq, isNotNull } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { insertSample } from '#server/db/sample.fixture.ts'
import { links } from '#server/db/tables/catalogue.ts'
import { followChanges } from '#server/live/change-feed.ts'
import { openDirectory } from './link-directory.ts'
import { renameReserved } from './rename-reserved.ts'

describe.each(DATABASES)('tokens that have become reserved, on $name', ({ start }) => {
  it('are renamed once, to a token that nobody else has', async () => {
    const { database, stop } = await start()
    const { queries } = database
    await insertSample(queries)
    const feed = await followChanges(database)
    const directory = await openDirectory(database, feed)
    const [first, second] = await queries.select().from(links).orderBy(links.id)
    const catalogue = directory.resolve(first?.token ?? '')?.catalogue.id
    await queries
      .update(links)
      .set({ token: 'studio' })
      .where(eq(links.id, first?.id ?? 0))
    await queries
      .update(links)
      .set({ token: 'studio-1' })
      .where(eq(links.id, second?.id ?? 0))
    expect(await renameReserved({ database, feed })).toEqual([{ from: 'studio', to: 'studio-2', isPartner: false }])
    expect(directory.resolve('studio-2')?.catalogue.id).toBe(catalogue)
    expect(directory.resolve('studio')).toBeNull()
    expect(await renameReserved({ database, feed })).toEqual([])
    const [partner] = await queries.select().from(links).where(isNotNull(links.partner_id))
    for (const [id, token] of [
      [first?.id, 'MCP'],
      [second?.id, 'Studio'],
      [partner?.id, 'Chess'],
    ] as const) {
      await queries
        .update(links)
        .set({ token })
        .where(eq(links.id, id ?? 0))
    }
    expect(await renameReserved({ database, feed })).toEqual([
      { from: 'MCP', to: 'MCP-1', isPartner: false },
      { from: 'Studio', to: 'Studio-1', isPartner: false },
      { from: 'Chess', to: 'Chess-1', isPartner: true },
    ])
    expect(directory.resolve('MCP-1')?.catalogue.id).toBe(catalogue)
    await stop()
  })
})
