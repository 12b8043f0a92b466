import type { BrowserContext, Page } from '../test.ts'

/** What a script on the catalogue's page tried, and what came of it. Null: it never ran. */
export type Attack = Readonly<Record<string, string>> | null

/** Where the script attacks, and the work that it plants. */
interface Target {
  readonly studio: string
  /** The key of the offline queue that the Studio keeps in IndexedDB: account, person, project. */
  readonly queue: readonly number[]
}

const TAG_MANAGER = 'https://www.googletagmanager.com/**'
const RPT = 'http://rpt.example/**'

/** The ids of a catalogue whose tag manager was stolen. */
export const STOLEN_TAG_MANAGER = { metrika_id: null, gtm_id: 'GTM-STOLEN', rpt: null }

/** The ids with which somebody loads a script of their own. */
export const OWN_SCRIPT = {
  metrika_id: null,
  gtm_id: null,
  rpt: { id: 'x', uid: null, aid: null, utp: null, src: 'http://rpt.example/x.js' },
}

/** Makes all analytics of a context load a script that attacks the Studio. Returns how often it was loaded. */
export async function stealAnalytics(
  context: BrowserContext,
  target: Target,
): Promise<{ readonly loads: () => number }> {
  let loads = 0
  for (const address of [TAG_MANAGER, RPT]) {
    await context.route(address, (route) => {
      loads += 1
      return route.fulfill({ contentType: 'text/javascript', body: `(${attack})(${JSON.stringify(target)})` })
    })
  }
  return { loads: () => loads }
}

/** Runs the attack on a page of an origin that has no content policy at all: only the server and the browser defend. */
export async function attackWithoutPolicy(page: Page, origin: string, target: Target): Promise<Attack> {
  // Answered by the server itself: a page that the test makes up may not reach this machine.
  const answer = await page.goto(`${origin}/healthz`)
  if (answer?.headers()['content-security-policy']) throw new Error('the page has a policy')
  await page.evaluate(`(${attack})(${JSON.stringify(target)})`)
  return attackOf(page)
}

/** Waits until the attack on a page is over, and closes the windows that it opened. */
export async function attackOf(page: Page): Promise<Attack> {
  const done = await page.waitForFunction(() => 'attacked' in window && window.attacked)
  const attacked = (await done.jsonValue()) as Attack
  for (const opened of page.context().pages()) if (opened !== page) await opened.close()
  return attacked
}

/** Runs in the page of a catalogue, as a script that it loads. It tries every way to the Studio and to a session. */
async function attack({ studio, queue }: Target): Promise<void> {
  const results: Record<string, string> = {}
  const attempt = async (name: string, act: () => unknown) => {
    try {
      results[name] = String(await act())
    } catch (error) {
      results[name] = `failed ${error instanceof Error ? error.name : ''}`
    }
  }
  const until = async (isDone: () => boolean) => {
    while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const isEmpty = (opened: Window) => {
    try {
      return opened.location.href === 'about:blank'
    } catch {
      // A page of another origin.
      return false
    }
  }
  const body = JSON.stringify({ name: 'stolen', role: 'owner' })
  const calls: Record<string, RequestInit> = {
    json: { method: 'POST', headers: { 'content-type': 'application/json' }, body },
    simple: { method: 'POST', headers: { 'content-type': 'text/plain' }, body, mode: 'no-cors' },
  }
  for (const [where, origin] of [
    ['own', ''],
    ['studio', studio],
  ] as const) {
    for (const [name, call] of Object.entries(calls)) {
      await attempt(`${where} key ${name}`, async () => {
        const answer = await fetch(`${origin}/api/v1/manage/keys`, { credentials: 'include', ...call })
        return `${answer.type} ${answer.status}`
      })
    }
    await attempt(`${where} read`, async () => {
      const answer = await fetch(`${origin}/api/v1/manage/me`, { credentials: 'include' })
      return `${answer.status}`
    })
    await attempt(`${where} page`, async () => {
      const answer = await fetch(`${origin}/studio`, { credentials: 'include' })
      return (await answer.text()).includes('id="boot"')
    })
    await attempt(`${where} worker`, async () => {
      const { scope } = await navigator.serviceWorker.register(`${origin}/embed.js`, { scope: `${origin}/studio` })
      return scope
    })
    await attempt(`${where} events`, async () => {
      const events = new EventSource(`${origin}/api/v1/manage/events`, { withCredentials: true })
      const state = await new Promise((resolve) => {
        events.onopen = () => resolve('open')
        events.onerror = () => resolve('closed')
      })
      events.close()
      return state
    })
  }
  await attempt('frame', async () => {
    const frame = document.createElement('iframe')
    frame.name = 'studio'
    frame.src = `${studio}/studio`
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
    document.body.append(frame)
    await loaded
    return frame.contentDocument?.getElementById('boot') ? 'read' : 'apart'
  })
  await attempt('window', async () => {
    const opened = window.open(`${studio}/studio`)
    if (!opened) return 'not opened'
    // Until the page has arrived the window shows an empty one, which anybody may read. A browser that keeps the two apart
    // reports the window as closed, a moment after that.
    let looks = 0
    await until(() => {
      if (!isEmpty(opened)) looks += 1
      return opened.closed || looks > 100
    })
    const isApart = opened.closed
    opened.postMessage({ source: 'vitrine-host', v: 1, type: 'navigate', fullPath: '/x' }, '*')
    return isApart ? 'apart' : `read ${opened.document.title}`
  })
  await attempt('form', async () => {
    const form = document.createElement('form')
    Object.assign(form, { method: 'post', action: `${studio}/api/v1/manage/keys`, enctype: 'text/plain' })
    const field = document.createElement('input')
    Object.assign(field, { name: body.slice(0, -1), value: ', "x": 1}' })
    form.append(field)
    const frame = document.createElement('iframe')
    frame.name = 'form'
    form.target = 'form'
    document.body.append(frame, form)
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
    const blocked = new Promise((resolve) => document.addEventListener('securitypolicyviolation', resolve))
    form.submit()
    await Promise.race([loaded, blocked])
    return 'sent'
  })
  await attempt('storage', async () => {
    const request = indexedDB.open('vitrine-studio', 1)
    request.onupgradeneeded = () => request.result.createObjectStore('waiting')
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    const change = { kind: 'instance', id: 'A-1-1', field: 'price', value: 1, base: 101_000 }
    const written = database.transaction('waiting', 'readwrite')
    written.objectStore('waiting').put([{ kind: 'draft', key: 'planted', changes: [change] }], [...queue])
    await new Promise((resolve) => written.addEventListener('complete', resolve))
    database.close()
    localStorage.setItem('studio-catalogue', '999')
    return 'planted'
  })
  await attempt('cache', async () => {
    const cache = await caches.open('studio')
    await cache.put(`${studio}/studio`, new Response('stolen'))
    return 'kept'
  })
  Object.assign(window, { attacked: results })
}
