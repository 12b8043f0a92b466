import { CONFLICT, SIGNED_OUT } from '../errors.ts'
import { EMPTY_ORIGIN, LOCALHOST_ORIGIN } from '../origins.ts'
import { expect, test } from '../test.ts'
import { acceptInvitation, callByKey, openSession } from './own-session.ts'

// No other test signs an owner in on the server without a catalogue, so its owners can be counted.
const QUIET_ORIGIN = EMPTY_ORIGIN.replace('127.0.0.1', 'localhost')

test('an owner invites a person, changes the role, removes the person, and stays as the last owner', async ({
  page,
  context,
  browser,
  expectErrors,
}) => {
  expectErrors(CONFLICT, SIGNED_OUT)
  const own = await openSession(context, { origin: QUIET_ORIGIN, name: 'Olga Owner' })
  const { members } = await callByKey(context.request, QUIET_ORIGIN, 'GET', 'people')
  // Left over from a failed run.
  for (const { id, email, role } of members)
    if (role === 'owner' && email !== own) await callByKey(context.request, QUIET_ORIGIN, 'DELETE', `people/${id}`)

  await page.goto(`${QUIET_ORIGIN}/studio/people`)
  const rowOf = (name: string) => page.getByRole('row', { name })
  await expect(page.getByText('The last owner of all projects cannot be removed')).toBeVisible()
  await expect(rowOf('Olga Owner').getByRole('button')).toHaveCount(0)

  await page.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(dialog.getByText('Enter an email address, such as')).toBeVisible()
  await dialog.getByLabel('Email', { exact: true }).fill(own)
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(dialog.getByText('This person is already in your company.')).toBeVisible()
  const email = `new-${Date.now()}@developer.example`
  await dialog.getByLabel('Email', { exact: true }).fill(email)
  await dialog.getByLabel(/^Sales/).check()
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  // Without a mail server the link is shown, once.
  await expect(dialog).toContainText(email)
  const link = await dialog.getByLabel('Invitation link').inputValue()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(rowOf(email)).toContainText('Pending')

  const other = await browser.newContext({ baseURL: QUIET_ORIGIN })
  await acceptInvitation(other, QUIET_ORIGIN, link, 'Sam Sales')
  const theirs = await other.newPage()
  await theirs.goto('/studio/people')
  await expect(theirs.getByRole('main').getByRole('heading', { name: 'Page not found' })).toBeVisible()

  await page.reload()
  const changeRole = async (to: string) => {
    await rowOf('Sam Sales').getByRole('button', { name: 'Role of Sam Sales' }).click()
    await page.getByRole('menuitemradio', { name: to }).click()
    await expect(rowOf('Sam Sales').getByRole('button', { name: `Role of Sam Sales: ${to}` })).toBeVisible()
  }
  await expect(rowOf('Sam Sales')).toContainText('Sales')
  await changeRole('Owner')
  await expect(page.getByText('The last owner of all projects cannot be removed')).toHaveCount(0)
  await changeRole('Editor')
  await expect(page.getByText('The last owner of all projects cannot be removed')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Role changed to Editor' }).first()).toContainText('You')

  await rowOf('Sam Sales').getByRole('button', { name: 'Actions for Sam Sales' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(dialog).toContainText('Remove Sam Sales?')
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(rowOf('Sam Sales')).toHaveCount(0)
  await expect(page.locator('main :focus')).toBeVisible()
  await theirs.reload()
  await expect(theirs.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await other.close()
})

test('an invitation is sent again and withdrawn, and its old link no longer works', async ({ page, context }) => {
  await openSession(context, { origin: LOCALHOST_ORIGIN, name: 'Olga Owner' })
  const email = `late-${Date.now()}@developer.example`
  const first = await callByKey(context.request, LOCALHOST_ORIGIN, 'POST', 'people/invitations', {
    email,
    role: 'reader',
  })
  await page.goto(`${LOCALHOST_ORIGIN}/studio/people`)
  const row = page.getByRole('row', { name: email })
  await row.getByRole('button', { name: 'Send again' }).click()
  const link = await page.getByRole('dialog').getByLabel('Invitation link').inputValue()
  expect(link).not.toBe(first.link)
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await row.getByRole('button', { name: 'Withdraw the invitation' }).click()
  await expect(row).toHaveCount(0)
  await expect(page.locator('main :focus')).toBeVisible()
  const check = await context.request.post(`${LOCALHOST_ORIGIN}/api/v1/manage/sign-in/invitation/check`, {
    headers: { origin: LOCALHOST_ORIGIN },
    data: { token: link.split('#token=')[1] },
  })
  expect(check.status()).toBe(403)
})
