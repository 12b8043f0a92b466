import { type APIRequestContext, expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import type { ChessAnswer } from '#contract/chess.ts'
import type { OrderBody } from '#contract/orders.ts'
import type { ProjectAnswer } from '#contract/projects.ts'
import type { TokenAnswer } from '#contract/token.ts'

/** The id of a free unit of harbour with a price. */
export async function readFreeUnit(request: APIRequestContext): Promise<number> {
  const get = async <Answer>(path: string): Promise<Answer> =>
    (await request.get(`/api/v1/public/${path}?first_token=harbour`)).json()
  const { settings } = (await get<TokenAnswer>('token')).data
  const { statuses } = (await get<ProjectAnswer>(`projects/${settings.project_id}`)).data
  const chess = await get<ChessAnswer>(`projects/${settings.project_id}/chess`)
  const free = new Set(statuses.filter(({ type }) => type === 1).map(({ id }) => id))
  const units = chess.data.flatMap(({ sections }) =>
    sections.flatMap(({ storeys }) => storeys.flatMap(({ instances }) => instances)),
  )
  const unit = units.find(({ status_id, price }) => free.has(status_id) && price !== null)
  if (!unit) throw new Error('harbour has no free unit')
  return unit.id
}

/** A request as the page posted it. */
interface Posted {
  readonly key: string | null
  readonly body: OrderBody
}

/** Collects the requests that a page posts. */
export function collectPosts(page: Page): Posted[] {
  const posts: Posted[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().includes('/public/orders')) return
    posts.push({ key: request.headers()['idempotency-key'] ?? null, body: request.postDataJSON() })
  })
  return posts
}

/** The form of a request on a page. */
interface RequestForm {
  readonly dialog: Locator
  readonly field: (name: string) => Locator
  readonly send: () => Promise<void>
}

/** The open form, in any language: fields by their names in the contract. */
export async function openForm(page: Page | FrameLocator): Promise<RequestForm> {
  const dialog = page.getByRole('dialog').filter({ has: page.locator('[name="consent"]') })
  await expect(dialog).toBeVisible()
  const field = (name: string) => dialog.locator(`[name="${name}"]`)
  return { dialog, field, send: () => dialog.locator('[type="submit"]').click() }
}
