import { LOCALHOST_ORIGIN } from '../origins.ts'
import { expect, test } from '../test.ts'
import { callByKey, openSession } from './own-session.ts'
import { signIn } from './signed-in.ts'
import { makeProject } from './small-project.ts'

// Sessions need a name that browsers trust as much as https.
test.use({ baseURL: LOCALHOST_ORIGIN, locale: 'en-GB' })

test('an editor sees a waiting setting of owners, and publishes the rest', async ({ page, context, request }) => {
  const { catalogue, project } = await makeProject(request, { published: true })
  const analytics = { metrika_id: '7', gtm_id: null, rpt: null }
  const entities = await callByKey(request, LOCALHOST_ORIGIN, 'GET', `projects/${project}/entities?kinds=catalogue`)
  await callByKey(request, LOCALHOST_ORIGIN, 'PATCH', `projects/${project}/draft`, [
    {
      kind: 'catalogue',
      id: 'catalogue',
      field: 'analytics',
      value: analytics,
      base: entities[0].fields.analytics ?? null,
    },
    { kind: 'instance', id: 'A-1-1', field: 'price', value: 105_000, base: 101_000 },
  ])
  await openSession(context, { origin: LOCALHOST_ORIGIN, name: 'Eva Editor', role: 'editor' })
  await page.goto(`/studio/c/${catalogue}/publish`)
  const setting = page.getByRole('listitem').filter({ hasText: 'Only an owner can publish this setting.' })
  await expect(setting.getByRole('checkbox')).toBeDisabled()
  await expect(setting.getByRole('checkbox')).not.toBeChecked()
  await page.getByRole('button', { name: 'Publish 1 change' }).click()
  await expect(page.getByText('1 change published')).toBeVisible()
  await expect(setting).toBeVisible()
  await expect(page.getByRole('button', { name: /^Publish/, disabled: true })).toBeVisible()
})

test('whoever removes a person decides which of their preview links go on working', async ({
  page,
  browser,
  request,
}) => {
  const { id, catalogue } = await makeProject(request)
  const theirs = await browser.newContext()
  await openSession(theirs, { origin: LOCALHOST_ORIGIN, name: `Mila ${id}`, role: 'editor' })
  const make = async (days: number) => {
    const answer = await theirs.request.post(`${LOCALHOST_ORIGIN}/api/v1/manage/previews`, {
      headers: { origin: LOCALHOST_ORIGIN },
      data: { catalogue_id: catalogue, days },
    })
    return (await answer.json()).data
  }
  const [kept, ended] = [await make(30), await make(7)]
  const statusOf = async ({ direct_url }: { direct_url: string }) =>
    (
      await request.get(`${LOCALHOST_ORIGIN}/api/v1/public/token?first_token=${new URL(direct_url).pathname.slice(1)}`)
    ).status()
  expect([await statusOf(kept), await statusOf(ended)]).toEqual([200, 200])
  await signIn(page, { name: 'Olga Owner', role: 'owner' })
  await page.goto('/studio/people')
  await page
    .getByRole('row', { name: `Mila ${id}` })
    .getByRole('button', { name: 'Actions for' })
    .click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('checkbox')).toHaveCount(2)
  await dialog.getByRole('checkbox').first().check()
  if (process.env.SHOTS) await page.screenshot({ path: '.cache/shots/remove.png' })
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText(`Mila ${id} was removed.`)).toBeVisible()
  expect([await statusOf(kept), await statusOf(ended)]).toEqual([200, 403])
  await theirs.close()
})
