import { LANGUAGES } from '#domain/language/language.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import type { MessageKey } from '#i18n/messages.ts'
import { cutTexts } from './cut-texts.ts'
import { navigateInPage } from './navigate-in-page.ts'
import { readFreeUnit } from './requests.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 390, height: 844 } })

// American English differs from British English in a few letters only.
for (const { code } of LANGUAGES.filter((language) => language.code !== 'us')) {
  test(`in ${code} a phone cuts no text of list, filter, menu, unit, request and info`, async ({ page, request }) => {
    const messages = await loadMessages(code)
    const button = (key: MessageKey) => page.getByRole('button', { name: messages[key], exact: true }).last()
    const expectWhole = async (view: string) => {
      await page.evaluate(() => document.fonts.ready)
      await expect.poll(() => cutTexts(page), view).toEqual([])
    }
    // The kind with the longest words.
    await page.goto(`/${code}/harbour/premises?type=commerce`)
    await expect(page.getByRole('list', { name: messages['title.premises'] }).getByRole('link').first()).toBeVisible()
    await expectWhole('cards')
    await navigateInPage(page, `/${code}/harbour/premises?view=list`)
    await expectWhole('list')
    await button('control.filter').click()
    await expect(page.getByRole('dialog').getByRole('slider').first()).toBeVisible()
    await expectWhole('filter')
    await button('control.close').click()
    await button('control.menu').click()
    await expect(page.getByText(messages['theme.device'], { exact: true })).toBeVisible()
    await expectWhole('menu')
    await page.keyboard.press('Escape')
    await navigateInPage(page, `/${code}/harbour/premises/details/instance/${await readFreeUnit(request)}`)
    await expect(button('control.order')).toBeVisible()
    await expectWhole('unit')
    await button('control.order').click()
    await expect(button('control.send')).toBeVisible()
    await expectWhole('request')
    await navigateInPage(page, `/${code}/harbour/info`)
    await expect(page.getByRole('heading', { name: messages['info.contacts'] })).toBeAttached()
    await expectWhole('info')
  })
}
