import { OFFLINE, REFUSED, SIGNED_OUT } from '../errors.ts'
import { LOCALHOST_ORIGIN } from '../origins.ts'
import { expect, type Page, test } from '../test.ts'
import { mailTo } from './mailbox.ts'
import { addAuthenticator, invite } from './people.ts'

// Passkeys and secure cookies need a name that browsers trust as much as https. When a person signs out, what the page asks in
// the same moment is answered with 401.
test.use({ baseURL: LOCALHOST_ORIGIN, locale: 'en-GB' })

/** From the first screen to the person's own page. */
async function openAccount(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Home', exact: true })).toBeVisible()
  await page.goto('/studio/account')
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
}

test('an invited person makes a passkey, signs out, and comes back with it', async ({
  page,
  request,
  expectErrors,
}) => {
  expectErrors(SIGNED_OUT)
  const { email, token } = await invite(request, 'sales')
  await addAuthenticator(page)
  await page.goto(`/studio/invitation#token=${token}`)
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  await expect(page.getByText('Your role: Sales.')).toBeVisible()
  // The token is not in the address any more, and a reload still finds it.
  expect(page.url()).not.toContain(token)
  await page.reload()
  await page.getByRole('button', { name: 'Create a passkey and sign in' }).click()
  await expect(page.getByText('Enter your name.')).toBeVisible()
  await page.getByLabel('Your name').fill('Sara Sales')
  await page.getByRole('button', { name: 'Create a passkey and sign in' }).click()
  await openAccount(page)
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByText('Not used yet')).toBeVisible()
  // As a form keeps what was typed.
  await page.evaluate(() => sessionStorage.setItem('studio-new-project', '{}'))
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'With a passkey' })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('studio-new-project'))).toBeNull()
  await page.getByRole('button', { name: 'With a passkey' }).click()
  await openAccount(page)
  await expect(page.getByText('Not used yet')).toBeHidden()
})

test('a passkey that was removed no longer signs in, and a used proof does not either', async ({
  page,
  request,
  expectErrors,
}) => {
  expectErrors(SIGNED_OUT, REFUSED)
  const { token } = await invite(request)
  await addAuthenticator(page)
  await page.goto(`/studio/invitation#token=${token}`)
  await page.getByLabel('Your name').fill('Eddie Editor')
  await page.getByRole('button', { name: 'Create a passkey and sign in' }).click()
  await openAccount(page)
  await page.getByRole('button', { name: 'Sign out' }).click()
  const sent = page.waitForRequest((each) => each.url().endsWith('/sign-in/passkey'))
  await page.getByRole('button', { name: 'With a passkey' }).click()
  const proof = (await sent).postDataJSON()
  await openAccount(page)
  // The same proof a second time, as somebody who listened would send it.
  const again = await page.evaluate(async (body) => {
    const answer = await fetch('/api/v1/manage/sign-in/passkey', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return [answer.status, (await answer.json()).code]
  }, proof)
  expect(again).toEqual([403, 'sign_in_expired'])
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('With a passkey you sign in with your fingerprint')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'With a passkey' }).click()
  await expect(page.getByRole('alert')).toContainText('This passkey is not registered here')
})

test('a link by mail signs in once, only in the browser that asked', async ({
  page,
  request,
  browser,
  expectErrors,
}) => {
  expectErrors(SIGNED_OUT, REFUSED)
  const { email, token } = await invite(request)
  await page.goto(`/studio/invitation#token=${token}`)
  await page.getByLabel('Your name').fill('Mia Mail')
  await page.getByRole('button', { name: 'Sign in without a passkey' }).click()
  await openAccount(page)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByLabel('Email').fill('nonsense')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText('Enter an email address, such as')).toBeVisible()
  const since = Date.now()
  await page.getByLabel('Email').fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  const mail = await mailTo(email, since)
  const elsewhere = await browser.newPage({ baseURL: LOCALHOST_ORIGIN, locale: 'en-GB' })
  await elsewhere.goto(`/studio/sign-in#token=${mail.token}`)
  await expect(elsewhere.getByRole('heading', { name: 'You requested this link in another browser' })).toBeVisible()
  await elsewhere.close()
  await page.goto(`/studio/sign-in#token=${mail.token}`)
  await openAccount(page)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.goto(`/studio/sign-in#token=${mail.token}`)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

test('the six figures of the mail sign in; wrong ones are explained, and a reload keeps the screen', async ({
  page,
  request,
  expectErrors,
}) => {
  expectErrors(SIGNED_OUT, REFUSED)
  const { email, token } = await invite(request)
  await page.goto(`/studio/invitation#token=${token}`)
  await page.getByLabel('Your name').fill('Carl Code')
  await page.getByRole('button', { name: 'Sign in without a passkey' }).click()
  await openAccount(page)
  await page.getByRole('button', { name: 'Sign out' }).click()
  const since = Date.now()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  const { code } = await mailTo(email, since)
  await page.reload()
  const wrong = code === '111111' ? '222222' : '111111'
  await page.getByLabel('Six-digit code from the email').fill(wrong)
  await expect(page.getByRole('alert')).toHaveText('This is not the code from the latest email.')
  // As mail programs copy it.
  await page.getByLabel('Six-digit code from the email').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await openAccount(page)
})

test('an unknown address gets the same screen, and no mail tells it apart', async ({ page, expectErrors }) => {
  expectErrors(SIGNED_OUT)
  await page.goto('/studio')
  await page.getByLabel('Email').fill('nobody@elsewhere.example')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await page.getByRole('button', { name: 'Use another address' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

test('a person ends the session of another browser', async ({ page, request, browser, expectErrors }) => {
  expectErrors(SIGNED_OUT)
  const { email, token } = await invite(request)
  await page.goto(`/studio/invitation#token=${token}`)
  await page.getByLabel('Your name').fill('Tess Two')
  await page.getByRole('button', { name: 'Sign in without a passkey' }).click()
  await openAccount(page)
  await expect(page.getByText('This browser')).toBeVisible()
  // The first mail shows whose address it is, and would end sessions of others.
  await page.getByRole('button', { name: 'Sign out' }).click()
  await signInByCode(page, email)
  const other = await browser.newPage({ baseURL: LOCALHOST_ORIGIN, locale: 'en-GB' })
  await other.goto('/studio')
  await signInByCode(other, email)
  await other.getByRole('button', { name: 'End session', exact: true }).first().click()
  await expect(other.getByText('That browser has been signed out.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await other.close()
})

/** From the sign-in screen to the person's own page, with the figures of a mail. */
async function signInByCode(page: Page, email: string): Promise<void> {
  const since = Date.now()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await page.getByLabel('Six-digit code from the email').fill((await mailTo(email, since)).code)
  await openAccount(page)
}

test('a session that ended in another window leads to the sign-in screen and says so', async ({
  page,
  request,
  expectErrors,
}) => {
  expectErrors(SIGNED_OUT)
  const { token } = await invite(request)
  await page.goto(`/studio/invitation#token=${token}`)
  await page.getByLabel('Your name').fill('Wanda Window')
  await page.getByRole('button', { name: 'Sign in without a passkey' }).click()
  await openAccount(page)
  const other = await page.context().newPage()
  await other.goto('/studio/account')
  await other.getByRole('button', { name: 'Sign out' }).click()
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.getByLabel('Your name').fill('Wanda W.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('You have been signed out')
})

test('without a network the screen says so and keeps what was typed', async ({ page, context, expectErrors }) => {
  expectErrors(SIGNED_OUT, OFFLINE)
  await page.goto('/studio')
  await page.getByLabel('Email').fill('anna@developer.example')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByRole('alert')).toContainText('The server is not responding. What you typed is kept.')
  await expect(page.getByLabel('Email')).toHaveValue('anna@developer.example')
})
