import type { LightMyRequestResponse } from 'fastify'
import { TEST_ORIGIN, type TestManage } from '#server/manage/manage.fixture.ts'

/** A browser with its own cookies that sends requests as pages of the Studio do. */
export interface TestBrowser {
  /** By name, as the browser holds them. */
  readonly cookies: Map<string, string>
  readonly post: (url: string, payload: object, headers?: Record<string, string>) => Promise<LightMyRequestResponse>
  readonly get: (url: string) => Promise<LightMyRequestResponse>
}

let browserCount = 0

/** Opens a browser at an address of its own, so that limits per address do not mix tests. Paths are below `/manage`. */
export function openBrowser(manage: TestManage, address = nextAddress()): TestBrowser {
  const cookies = new Map<string, string>()
  const send = async (method: 'GET' | 'POST', url: string, payload?: object, headers?: Record<string, string>) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await manage.send({
      method,
      url: `/api/v1/manage${url}`,
      remoteAddress: address,
      headers: { ...(cookie && { cookie }), ...(method === 'POST' && { origin: TEST_ORIGIN }), ...headers },
      ...(payload && { payload }),
    })
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }
  return {
    cookies,
    post: (url, payload, headers) => send('POST', url, payload, headers),
    get: (url) => send('GET', url),
  }
}

function nextAddress(): string {
  browserCount += 1
  return `10.1.${browserCount >> 8}.${browserCount & 255}`
}

/** The token and the code of the last mail to an address. Waits until there are more than `known` of them. */
export async function nextMail(manage: TestManage, to: string, known = 0): Promise<{ token: string; code: string }> {
  for (;;) {
    const mails = manage.mails.filter((mail) => mail.to === to)
    const last = mails.at(-1)
    if (last && mails.length > known) {
      const token = /#token=([\w-]+)/.exec(last.text)?.[1] ?? ''
      return { token, code: /\b(\d{3}) (\d{3})\b/.exec(last.text)?.slice(1).join('') ?? '' }
    }
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** Asks for a link and returns what was mailed. */
export async function askLink(manage: TestManage, browser: TestBrowser, email: string) {
  const known = manage.mails.filter((mail) => mail.to === email).length
  await browser.post('/sign-in/link', { email, lang: 'en' })
  return nextMail(manage, email, known)
}
