import { CONFLICT } from '../errors.ts'
import { LOCALHOST_ORIGIN } from '../origins.ts'
import { expect, type Page, test } from '../test.ts'
import { priceChange } from './colleague.ts'
import { openSession } from './own-session.ts'
import { callWithKey, signIn } from './signed-in.ts'
import { makeProject } from './small-project.ts'
import { unitOf } from './units-screen.ts'

// Sessions need a name that browsers trust as much as https.
test.use({ baseURL: LOCALHOST_ORIGIN, locale: 'en-GB' })

const UNIT = { id: 'A-1-1', price: 101_000, drafted: 108_000 }

/** Lets both pages press their button, and sends both calls only then. Returns what each of them is told. */
async function pressTogether(pages: readonly Page[], { calls, method, press, told }: Together) {
  const both = Promise.withResolvers<void>()
  let pressed = 0
  return Promise.all(
    pages.map(async (page) => {
      await page.route(calls, async (route) => {
        if (route.request().method() === method) {
          pressed += 1
          if (pressed === pages.length) both.resolve()
          await both.promise
        }
        await route.continue()
      })
      await page.getByRole('button', { name: press }).click()
      const word = page.getByText(told)
      await expect(word).toBeVisible()
      const text = await word.innerText()
      await page.unrouteAll()
      return text
    }),
  )
}

interface Together {
  readonly calls: string
  readonly method: string
  readonly press: string
  readonly told: RegExp
}

test('of two people who publish or withdraw at the same time, one is told that the other was faster', async ({
  page,
  browser,
  request,
  expectErrors,
}) => {
  expectErrors(CONFLICT)
  const { catalogue, project } = await makeProject(request, { published: true })
  await callWithKey(request, 'PATCH', `projects/${project}/draft`, [priceChange(UNIT.id, UNIT.drafted, UNIT.price)])
  const at = new Date(Date.now() + 3 * 86_400_000).toISOString()
  await callWithKey(request, 'POST', `projects/${project}/publications`, { at })
  const context = await browser.newContext({ baseURL: LOCALHOST_ORIGIN, locale: 'en-GB' })
  await openSession(context, { origin: LOCALHOST_ORIGIN, name: 'Ben Cole', role: 'editor' })
  await signIn(page)
  const pages = [page, await context.newPage()]
  await Promise.all(pages.map((each) => each.goto(`/studio/c/${catalogue}/publish`)))

  const withdrawn = {
    calls: '**/publications/*',
    method: 'DELETE',
    press: 'Cancel schedule',
    told: /^(?:Schedule cancelled|Someone else was faster)\./,
  }
  expect((await pressTogether(pages, withdrawn)).toSorted()).toEqual([
    'Schedule cancelled. The changes are still in the draft.',
    'Someone else was faster. The page now shows the current state.',
  ])
  for (const each of pages) {
    await expect(each.getByRole('button', { name: 'Cancel schedule' })).toBeHidden()
    // Otherwise the toast of the withdrawal is taken for that of the publication.
    await expect(each.getByText(withdrawn.told)).toBeHidden()
  }

  const published = {
    // Not the calls that check beforehand.
    calls: '**/publications',
    method: 'POST',
    press: 'Publish 1 change',
    told: /^(?:1 change published|Nothing is left to publish)/,
  }
  expect((await pressTogether(pages, published)).toSorted()).toEqual([
    '1 change published',
    'Nothing is left to publish: these changes are live or were reverted.',
  ])
  for (const each of pages) await expect(each.getByText('Nothing to publish')).toBeVisible()
  expect((await unitOf(request, project, UNIT.id)).price).toBe(UNIT.drafted)
  await context.close()
})
