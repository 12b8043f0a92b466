import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createServerProcess } from '#server/server-process.fixture.ts'
import { MANAGE_KEY, SECRET_KEY } from '../origins.ts'
import type { Browser } from '../test.ts'
import { priceChange } from './colleague.ts'
import { mailTo } from './mailbox.ts'
import { acceptInvitation, callByKey, openSession } from './own-session.ts'
import { unitAt, unitsProjectFile } from './units-project.ts'

/** The clocks of the company. */
export const ZONE = 'Europe/Podgorica'

/** Available units: all but the last ten. */
const FREE = 200

/** A company on a server of its own, with one owner and one project of 210 units, in which one price waits to be published. */
export async function openOffice(browser: Browser) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-monday-'))
  const settings = { DATA_DIR: dataDir, MANAGE_KEY, SECRET_KEY, MANAGE_CALLS_PER_MINUTE: '100000' }
  const server = createServerProcess(settings)
  await server.start()
  const origin = server.origin().replace('127.0.0.1', 'localhost')
  const context = await browser.newContext()
  const email = await openSession(context, { origin, name: 'Helen Marsh' })
  const call = (method: 'GET' | 'PATCH' | 'POST', address: string, data?: object) =>
    callByKey(context.request, origin, method, address, data)
  await call('PATCH', 'account', { time_zone: ZONE })
  await call('POST', 'imports', unitsProjectFile('house', FREE))
  const [{ project_id: project }] = await call('GET', 'catalogues')
  const { id, price } = unitAt(20)
  await call('PATCH', `projects/${project}/draft`, [priceChange(id, price + 1000, price)])
  return {
    origin,
    email,
    /** The six figures of the mail that was asked for. */
    code: async (since: number) => (await mailTo(email, since, dataDir)).code,
    /** What visitors see of a unit. */
    statusOf: async (unit: string): Promise<string> => {
      const [found] = await call('GET', `instances?project_id=${project}&external_id=${unit}`)
      return found.effective_status.external_id
    },
    /** The unpublished price of a unit. */
    priceOf: async (unit: string): Promise<unknown> => {
      const entries: readonly { id: string; value: unknown }[] = await call(
        'GET',
        `projects/${project}/draft?limit=1000`,
      )
      return entries.find((entry) => entry.id === unit)?.value
    },
    /** Somebody opens the link of an invitation. */
    enter: async (link: string, name: string) => {
      const theirs = await browser.newContext()
      await acceptInvitation(theirs, origin, link, name)
      await theirs.close()
    },
    close: async () => {
      await context.close()
      await server.stop()
      await rm(dataDir, { recursive: true })
    },
  }
}
