import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { checkAnswers } from './answers.fixture.ts'
import { refuse } from './problem.ts'
import { problemHandlers } from './problem-handlers.ts'

const LIST = '/api/v1/manage/catalogues'

/** Closes an app whose list of catalogues was called once. */
async function closeAfter(answer: () => unknown): Promise<void> {
  const app = Fastify()
  problemHandlers(app)
  checkAnswers(app)
  app.get(LIST, async () => answer())
  await app.inject(LIST)
  await app.close()
}

it('accepts answers and errors of the contract', async () => {
  await closeAfter(() => ({ data: [], next: null }))
  await closeAfter(() => refuse('forbidden'))
})

it.each([
  ['an unknown key', () => ({ data: [], next: null, more: 1 }), 'listCatalogues: more is unknown'],
  ['a missing key', () => ({ data: [] }), 'listCatalogues: next: '],
  [
    'an unlisted error',
    () => refuse('crm_context_expired'),
    'listCatalogues: the error crm_context_expired is not listed',
  ],
])('fails a test that gets %s', async (_, answer, fault) => {
  await expect(closeAfter(answer)).rejects.toThrow(fault)
})
