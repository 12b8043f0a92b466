import { API_BASE } from '#contract/api-base.ts'
import type { DemoVisit } from '#contract/demo-visits.ts'
import type { ChessEvent } from '#contract/events.ts'
import type { LanguageCode } from '#domain/language/language.ts'

/** Why something could not be tried: too many copies of one address, of all together, or no answer. */
type TryFault = 'limit' | 'full' | 'failed'

/** Fails with a `TryFault`. */
export class TryError extends Error {
  readonly fault: TryFault
  constructor(fault: TryFault) {
    super(fault)
    this.fault = fault
  }
}

/** The copy of this browser, with what was done in it: pages that load later show it too. */
interface KeptVisit extends DemoVisit {
  readonly price?: number
  readonly agent?: { readonly name: string; readonly url: string }
}

const KEY = 'vitrine.demo-visit'
const VISITS = `${API_BASE}/public/demo/visits`
const FAULTS: Readonly<Record<number, TryFault>> = { 429: 'limit', 503: 'full' }

let making: Promise<DemoVisit> | null = null
// Where a browser stores nothing, every page has a copy of its own.
let unkept: KeptVisit | null = null

/** The copy of this browser: made when something is first tried, and shared by its tabs. */
export function ownVisit(): Promise<DemoVisit> {
  const kept = keptVisit()
  if (kept) return Promise.resolve(kept)
  making ??= call<{ data: DemoVisit }>('POST', VISITS)
    .then((answer) => {
      if (!answer) throw new TryError('failed')
      keep(answer.data)
      return answer.data
    })
    .finally(() => {
      making = null
    })
  return making
}

/** Makes the link of an agent. */
export async function makeLink(name: string, lang: LanguageCode): Promise<string> {
  const answer = await inVisit(({ visit }) =>
    call<{ data: { url: string } }>('POST', `${VISITS}/${visit}/links`, { name, lang }),
  )
  if (!answer) throw new TryError('failed')
  const { url } = answer.data
  remember({ agent: { name, url } })
  return url
}

/** Keeps what was done in the copy of this browser. */
export function remember(done: Pick<KeptVisit, 'price' | 'agent'>): void {
  const kept = keptVisit()
  if (kept) keep({ ...kept, ...done })
}

/** Changes the price of a row of the price list. False if the copy has ended: the next one has to be followed first. */
export async function sendPrice({ visit, units }: DemoVisit, row: number, price: number): Promise<boolean> {
  try {
    await call('PUT', `${VISITS}/${visit}/units/${units[row]}/price`, { price })
    return true
  } catch (error) {
    if (!(error instanceof GoneError)) throw error
    keep(null)
    return false
  }
}

/** Follows the prices of a copy as an open page of its catalogue does. */
export function followPrices(
  { token }: DemoVisit,
  onPrice: (unit: number, price: number) => void,
): { readonly opened: Promise<void>; readonly stop: () => void } {
  const source = new EventSource(`${API_BASE}/public/events?${new URLSearchParams({ first_token: token })}`)
  source.addEventListener('chess', ({ data }) => {
    const { changed = [] }: ChessEvent = JSON.parse(data)
    for (const { id, price } of changed) if (typeof price === 'number') onPrice(id, price)
  })
  const opened = new Promise<void>((resolve, reject) => {
    source.addEventListener('open', () => resolve())
    source.addEventListener('error', () => source.readyState === EventSource.CLOSED && reject(new TryError('failed')))
  })
  return { opened, stop: () => source.close() }
}

/** Calls with the copy of this browser, and once more with a new one if its time was over. */
async function inVisit<Answer>(run: (visit: DemoVisit) => Promise<Answer>): Promise<Answer> {
  try {
    return await run(await ownVisit())
  } catch (error) {
    if (!(error instanceof GoneError)) throw error
    keep(null)
    return run(await ownVisit())
  }
}

class GoneError extends Error {}

async function call<Answer>(method: string, url: string, body?: object): Promise<Answer | null> {
  const answer = await fetch(url, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => null)
  if (answer?.status === 404) throw new GoneError()
  if (!answer?.ok) throw new TryError(FAULTS[answer?.status ?? 0] ?? 'failed')
  return answer.status === 204 ? null : answer.json()
}

/** The copy of this browser, if it has one that still lives. */
export function keptVisit(): KeptVisit | null {
  const kept = unkept ?? readStored()
  return kept && Date.parse(kept.expires_at) > Date.now() ? kept : null
}

function readStored(): KeptVisit | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null')
  } catch {
    return null
  }
}

function keep(visit: KeptVisit | null): void {
  unkept = null
  try {
    localStorage.setItem(KEY, JSON.stringify(visit))
  } catch {
    unkept = visit
  }
}
