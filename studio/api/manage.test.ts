import { afterEach, expect, expectTypeOf, it, vi } from 'vitest'
import type { Catalogue } from '#contract/catalogues.ts'
import type { ManagedInstance } from '#contract/instances.ts'
import type { ManageId } from '#contract/manage-paths.ts'
import { type CallInput, type ManageError, manage, manageUrl } from './manage.ts'

afterEach(() => vi.unstubAllGlobals())

/** Answers the next call in place of the server, which a page has at its own origin, and keeps what was sent. */
function answerWith(response: Response) {
  const sent: { readonly url: string; readonly init: RequestInit }[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init })
    return response
  })
  return sent
}

it('writes parameters and query into the address', () => {
  expect(manageUrl('updateStaffView', { params: { id: 7, view: 'a/b' } })).toBe('/api/v1/manage/projects/7/views/a%2Fb')
  expect(manageUrl('listInstances', { query: { number: '3 & 4', after: undefined, limit: 20 } })).toBe(
    '/api/v1/manage/instances?number=3+%26+4&limit=20',
  )
  expect(manageUrl('getMe')).toBe('/api/v1/manage/me')
})

it('sends the method and the body of the operation, and returns the whole answer', async () => {
  const sent = answerWith(Response.json({ data: { id: 3 } }))
  expect(await manage('updateHold', { params: { id: 3 }, body: { note: null } })).toEqual({ data: { id: 3 } })
  expect(sent).toEqual([
    {
      url: '/api/v1/manage/holds/3',
      init: { method: 'PATCH', body: '{"note":null}', headers: { 'content-type': 'application/json' } },
    },
  ])
})

it('sends a file as it is, with its own type', async () => {
  const sent = answerWith(Response.json({ data: {} }, { status: 201 }))
  const body = new Blob(['<svg/>'], { type: 'image/svg+xml' })
  await manage('uploadMedium', { query: { name: 'plan.svg' }, body })
  expect(sent[0]?.init).toMatchObject({ method: 'POST', body, headers: { 'content-type': 'image/svg+xml' } })
})

it('returns null for an answer without a body', async () => {
  answerWith(new Response(null, { status: 204 }))
  expect(await manage('endHold', { params: { id: 3 } })).toBeNull()
})

it('fails with the code, the text and the fields of a problem', async () => {
  const problem = { code: 'validation_failed', title: 'Wrong', errors: [{ field: 'name', code: 'required' }] }
  answerWith(Response.json(problem, { status: 422 }))
  const failed: ManageError = await manage('updateMe', { body: { name: '' } }).catch((error) => error)
  expect(failed).toMatchObject({ code: 'validation_failed', message: 'Wrong', errors: problem.errors, problem })
})

it('fails as unavailable if a proxy answers in place of the server, or nobody does', async () => {
  answerWith(new Response('<h1>Bad gateway</h1>', { status: 502 }))
  await expect(manage('getMe')).rejects.toMatchObject({ code: 'unavailable' })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  await expect(manage('getMe')).rejects.toMatchObject({ code: 'unavailable' })
})

it('knows the types of what a call sends and answers', () => {
  const list = () => manage('listInstances', { query: { project_id: 1, limit: '20' } })
  expectTypeOf(list).returns.resolves.toEqualTypeOf<{ data: ManagedInstance[]; next: number | null }>()
  expectTypeOf(() => manage('listCatalogues'))
    .returns.resolves.toHaveProperty('data')
    .toEqualTypeOf<Catalogue[]>()
  expectTypeOf(() => manage('signOut')).returns.resolves.toEqualTypeOf<null>()
  expectTypeOf<'listHouses'>().not.toExtend<ManageId>()
  expectTypeOf<{ params: { id: number } }>().toExtend<CallInput<'endHold'>>()
  expectTypeOf<object>().not.toExtend<CallInput<'endHold'>>()
  expectTypeOf<{ params: { id: number }; body: { price: 1 } }>().not.toExtend<CallInput<'updateHold'>>()
  expectTypeOf<{ query: { colour: 'red' } }>().not.toExtend<CallInput<'listHolds'>>()
})
