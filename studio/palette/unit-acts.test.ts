import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { LANGUAGE_CODES, LANGUAGES } from '#domain/language/language.ts'
import { splitList } from '#domain/table/split-list.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { withHold } from '#studio/project/project-state.ts'
import { undoneText } from '#studio/project/undone-text.ts'
import { faultText, previewOf } from './act-texts.ts'
import { heldUntil, NOW, paletteOf } from './palette.fixture.ts'
import { readCommand } from './read-command.ts'
import { askedAbout, sendAct, sentBy } from './send-act.ts'
import { type OfferedAct, offerActs } from './unit-acts.ts'

type Setup = Awaited<ReturnType<typeof paletteOf>>

/** What is offered for a whole query, for each unit of its number. */
function offered({ units, acts }: Setup, query: string): readonly OfferedAct[] {
  const command = readCommand(query, units().byNumber)
  return command?.units.flatMap((unit) => offerActs(unit, command.text, acts())) ?? []
}

const readyIn = (setup: Setup, query: string) =>
  offered(setup, query).flatMap((offer) => (offer.state === 'ready' ? [offer.act] : []))
const saidIn = (setup: Setup, query: string) =>
  offered(setup, query).map((offer) => {
    if (offer.state === 'asks') return `${offer.kind}…`
    if (offer.state === 'fault') return offer.fault.key
    if (offer.state === 'owned') return `${offer.kind} of ${offer.owner.key?.name}`
    const { before, after, isLive } = previewOf(offer.act, setup.texts)
    return `${offer.act.unit.id}: ${before} → ${after}, ${isLive ? 'live' : 'draft'}`
  })

describe('acts in the palette', () => {
  it.each([
    ['61 price 475k', ['a61: 445,000 → €475,000, draft', 'b61: 300,000.50 → €475,000, draft']],
    ['#61 price +2%', ['a61: 445,000 → €453,900, draft', 'b61: 300,000.50 → €306,000.51, draft']],
    ['62 price 90 000', ['a62: On request → €90,000, draft']],
    ['p 5 price 0', ['p5: 10,000 → On request, draft']],
    ['P 5 price 10000', ['palette.same']],
    ['62 price +5%', ['units.fault.no_price']],
    ['62 price abc', ['palette.fault.amount']],
    ['62 price', ['price…']],
    ['62 sold', ['a62: Available → Sold, live']],
    ['62 Продано', ['a62: Available → Sold, live']],
    ['62 status re', ['a62: Available → Reserved, live']],
    ['62 available', ['palette.same']],
    ['62 hold', ['a62: Available → Reserved until 21 Nov, 13:00 CET, live']],
    ['62 hold 1 day', ['a62: Available → Reserved until 19 Nov, 13:00 CET, live']],
    ['62 hold 2 weeks', ['a62: Available → Reserved until 2 Dec, 13:00 CET, live']],
    ['62 hold 90m', ['palette.fault.length']],
    ['62 hold 3h', ['a62: Available → Reserved until 18 Nov, 16:34 CET, live']],
    ['62 hold 40 days', ['units.hold.fault.long']],
    ['62 release', ['palette.not_held']],
    ['62 ', ['price…', 'status…', 'hold…']],
    ['62 pr', ['price…']],
    ['62 nonsense', []],
    ['99 price 475k', []],
    ['62', []],
  ])('%j', async (query, said) => {
    expect(saidIn(await paletteOf(), query)).toEqual(said)
  })

  it.each([
    ['62 sold', ['status of Price list']],
    ['62 status', ['status of Price list']],
    ['62 price 90 000', ['price of Price list']],
    ['62 price abc', ['palette.fault.amount']],
    ['62 hold', ['a62: Available → Reserved until 21 Nov, 13:00 CET, live']],
    ['62 ', ['price of Price list', 'status of Price list', 'hold…']],
  ])('%j names the feed that writes the field', async (query, said) => {
    const setup = await paletteOf()
    const ownerOf = (field: 'price' | 'status') => ({
      field,
      key: { id: 1, name: 'Price list' },
      since: NOW.toISOString(),
      taken: null,
    })
    expect(saidIn({ ...setup, acts: () => ({ ...setup.acts(), ownerOf }) }, query)).toEqual(said)
  })

  it('offers only what the role may do', async () => {
    const kindsOf = async (role: 'owner' | 'editor' | 'sales' | 'reader') => saidIn(await paletteOf({ role }), '62 ')
    expect(await kindsOf('editor')).toEqual(['price…', 'status…', 'hold…'])
    expect(await kindsOf('sales')).toEqual(['status…', 'hold…'])
    expect(await kindsOf('reader')).toEqual([])
    expect(saidIn(await paletteOf({ role: 'sales' }), '62 price 475k')).toEqual([])
    expect(saidIn(await paletteOf({ role: 'reader' }), '62 sold')).toEqual([])
  })

  it('says why nothing would change', async () => {
    const setup = await paletteOf()
    const reason = (query: string) => {
      const [offer] = offered(setup, query)
      const [unit] = setup.units().byNumber.get('62') ?? []
      return offer?.state === 'fault' && unit ? faultText(offer.fault, unit, setup.texts) : offer?.state
    }
    expect(reason('62 release')).toBe('No.\u00a062 is not held.')
    // Beside other acts it is only offered where it is possible.
    expect(saidIn(setup, '62 ')).toEqual(['price…', 'status…', 'hold…'])
    expect(reason('62 price x1')).toBe('This is not an amount.')
    expect(reason('62 price 0')).toBe('The price is already on request.')
  })

  it('asks about odd prices and about statuses that reopen a sold unit', async () => {
    const setup = await paletteOf()
    const asked = (query: string) => {
      const [act] = readyIn(setup, query)
      const { live } = setup.store.state().project
      const edits = act && askedAbout(act, { live, book: setup.acts().book, answered: new Set() })
      return edits && [...edits.doubts.map(({ kind }) => kind), ...edits.liveDoubts.map(({ to }) => to.id)]
    }
    // The live price of P 5 is 10,000.
    expect(asked('P 5 price 12k')).toBeNull()
    expect(asked('P 5 price 100k')).toEqual(['unusual'])
    expect(asked('62 sold')).toBeNull()
    const [sale] = readyIn(setup, '62 sold')
    if (!sale) return expect.fail()
    await sendAct(sale, setup)
    expect(asked('62 available')).toEqual(['free'])
  })

  it('releases a held unit, and names the holder instead of a second hold', async () => {
    const setup = await paletteOf()
    setup.store.update((project) => withHold(project, 'a62', heldUntil('a62', '2026-11-20T12:00:00.000Z')))
    expect(saidIn(setup, '62 release')).toEqual(['a62: Reserved until 20 Nov, 13:00 CET → Available, live'])
    const [offer] = offered(setup, '62 hold 3')
    const [unit] = setup.units().byNumber.get('62') ?? []
    if (offer?.state !== 'fault' || !unit) return expect.fail()
    expect(faultText(offer.fault, unit, setup.texts)).toBe(
      'No.\u00a062 is already held by Anna until 20 Nov, 13:00 CET.',
    )
  })

  it('understands the words of every language, and English in all of them', async () => {
    for (const lang of LANGUAGE_CODES) {
      const setup = await paletteOf({ lang })
      const { t } = setup.texts.translator
      const word = (key: 'price' | 'hold' | 'status') => splitList(t(`palette.words.${key}`))[0] ?? ''
      for (const query of [`62 ${word('price')} 475k`, '62 price 475k', `62 ${word('price')}475k`]) {
        expect(readyIn(setup, query), `${lang} ${query}`).toMatchObject([{ kind: 'price', value: 475_000 }])
      }
      for (const key of ['hour', 'day', 'week'] as const) {
        const hours = { hour: 1, day: 24, week: 168 }[key]
        const long = new Date(NOW.getTime() + 2 * hours * 3_600_000)
        for (const unit of splitList(t(`palette.words.${key}`).replaceAll('=2', ''))) {
          const [act] = readyIn(setup, `62 ${word('hold')} 2 ${unit}`)
          if (act?.kind !== 'hold') return expect.fail(`${lang} ${unit}`)
          expect(Math.abs(act.until.getTime() - long.getTime())).toBeLessThan(3_600_000)
        }
      }
      expect(readyIn(setup, '٦٢ sold'), lang).toMatchObject([{ kind: 'status', to: { id: 'sold' } }])
      expect(readyIn(setup, `62 ${word('status')} sold`), lang).toHaveLength(1)
    }
  })

  it('sends exactly the price that it previews, and Undo brings the old one back', async () => {
    const amounts = fc.integer({ min: 1, max: 9_999_999_999 }).map((cents) => cents / 100)
    const language = fc.constantFrom(...LANGUAGES)
    await fc.assert(
      fc.asyncProperty(amounts, language, async (amount, { tag }) => {
        const setup = await paletteOf()
        const typed = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }).format(amount)
        const [act] = readyIn(setup, `P 5 price ${typed}`)
        if (act?.kind !== 'price') return expect(amount).toBe(10_000)
        const { before, after, isLive } = previewOf(act, setup.texts)
        expect([before, isLive]).toEqual(['10,000', false])
        const ended = await sendAct(act, setup)
        const sent = setup.server.draft.get('instance price p5')
        expect(sent?.base).toBe(10_000)
        expect(after).toBe(formatMoney(setup.texts.translator, Number(sent?.value), 'EUR'))
        if (ended.end !== 'done') return expect.fail()
        await ended.undo?.()
        expect(setup.server.draft.size).toBe(0)
        expect(setup.units().byNumber.get('p 5')?.[0]?.price).toBe(10_000)
      }),
      { numRuns: 50 },
    )
  })

  it('names the units whose values somebody changed before an act was taken back', async () => {
    const setup = await paletteOf()
    const [act] = readyIn(setup, 'P 5 price 11000')
    if (!act) return expect.fail()
    const ended = await sendAct(act, setup)
    const colleague = setup.server.callsOf({ kind: 'person', id: 2 })
    await colleague.change([{ kind: 'instance', id: 'p5', field: 'price', value: 12_000, base: 11_000 }])
    if (ended.end !== 'done' || !ended.undo) return expect.fail()
    expect(undoneText(setup.texts.translator, await ended.undo(), setup.store.state().project.shown)).toBe(
      'Undone, except for 1 value that someone has changed since: No.\u00a0P 5.',
    )
  })

  it('sends statuses and holds live, exactly as it previews them, and takes them back', async () => {
    const setup = await paletteOf()
    const [sold] = readyIn(setup, '62 sold')
    const [held] = readyIn(setup, '62 hold 2 days')
    if (!sold || !held) return expect.fail()
    const status = () => setup.server.live.get('instance a62')?.fields.status
    const first = await sendAct(sold, setup)
    expect(status()).toBe('sold')
    if (first.end === 'done') await first.undo?.()
    expect(status()).toBe('free')
    expect(sentBy(held)).toEqual({ to: 'hold', body: { external_id: 'a62', until: '2026-11-20T12:00:00.000Z' } })
    expect(previewOf(held, setup.texts).after).toBe('Reserved until 20 Nov, 13:00 CET')
    const second = await sendAct(held, setup)
    expect(setup.units().byNumber.get('62')?.[0]?.effective?.id).toBe('reserved')
    if (second.end === 'done') await second.undo?.()
    expect(setup.holds).toEqual([])
    expect(setup.units().byNumber.get('62')?.[0]?.hold).toBeNull()
  })

  it('waits without a server, and can still be taken back', async () => {
    const setup = await paletteOf()
    const [act] = readyIn(setup, '62 sold')
    if (!act) return expect.fail()
    setup.server.isAway = true
    const ended = await sendAct(act, setup)
    expect(ended).toMatchObject({ end: 'done', isWaiting: true })
    if (ended.end === 'done') await ended.undo?.()
    setup.server.isAway = false
    await vi.waitFor(async () => {
      await setup.store.send()
      expect(setup.store.state().waiting).toEqual([])
    })
    expect(setup.units().byNumber.get('62')?.[0]?.status?.id).toBe('free')
  })

  it('says when somebody else changed the price meanwhile, and keeps theirs', async () => {
    const setup = await paletteOf()
    const [act] = readyIn(setup, 'P 5 price 12k')
    if (!act) return expect.fail()
    const theirs = { kind: 'instance', id: 'p5', field: 'price', value: 11_000, base: 10_000 } as const
    await setup.server.callsOf({ kind: 'person', id: 2 }).change([theirs])
    expect(await sendAct(act, setup)).toEqual({ end: 'clash' })
    expect(setup.server.draft.get('instance price p5')?.value).toBe(11_000)
  })
})
