import type { Hold } from '#contract/holds.ts'
import type { Role } from '#domain/account/role.ts'
import type { Entity } from '#domain/draft/entity.ts'
import { holdLengthOf } from '#domain/hold/hold-length.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import { studioTranslator } from '#i18n/studio.fixture.ts'
import { DraftServer } from '#studio/project/draft-server.fixture.ts'
import { TabbedBrowser } from '#studio/project/offline-queue.fixture.ts'
import type { ProjectCalls } from '#studio/project/project-calls.ts'
import { ProjectStore } from '#studio/project/project-store.ts'
import { actWords } from './act-words.ts'
import { readPaletteUnits } from './read-palette-units.ts'
import type { ActContext } from './unit-acts.ts'

const ME = { kind: 'person', id: 1 } as const

/** When the tests happen. */
export const NOW = new Date('2026-11-18T12:34:56.000Z')

const unit = (id: string, storey: string, number: string, price: number | null): Entity => ({
  kind: 'instance',
  id,
  fields: { parent: storey, number, status: 'free', layout: 'one', ...(price !== null && { price }) },
})

const building = (id: string): readonly Entity[] => [
  { kind: 'estate', id, fields: { name: `Building ${id}` } },
  { kind: 'section', id: `${id}-s`, fields: { parent: id, number: 1 } },
  { kind: 'storey', id: `${id}-7`, fields: { parent: `${id}-s`, number: 7 } },
]

// Number 61 is in both buildings. One number has a space, one unit has no price.
const ENTITIES: readonly Entity[] = [
  { kind: 'project', id: 'project', fields: { currency: 'EUR', time_zone: 'Europe/Berlin' } },
  { kind: 'status', id: 'free', fields: { type: 'free', name: { en: 'Available', ru: 'Свободно', ar: 'متاح' } } },
  { kind: 'status', id: 'reserved', fields: { type: 'reserved', name: { en: 'Reserved', ru: 'Бронь', ar: 'محجوز' } } },
  { kind: 'status', id: 'sold', fields: { type: 'sold', name: { en: 'Sold', ru: 'Продано', ar: 'مباع' } } },
  ...building('A'),
  ...building('B'),
  unit('a61', 'A-7', '61', 445_000),
  unit('b61', 'B-7', '61', 300_000.5),
  unit('a62', 'A-7', '62', null),
  unit('p5', 'A-7', 'P 5', 10_000),
]

/** A small project, its server, and a palette of one person. */
export async function paletteOf({ lang = 'en' as LanguageCode, role = 'owner' as Role } = {}) {
  const server = new DraftServer(ENTITIES)
  const holds: Hold[] = []
  const calls: ProjectCalls = {
    ...server.callsOf(ME),
    hold: async ({ external_id = '', until = '' }) => {
      const hold = heldUntil(external_id, until)
      holds.push(hold)
      return hold
    },
    endHold: async (id) => void holds.splice(0, holds.length, ...holds.filter((hold) => hold.id !== id)),
  }
  const queue = new TabbedBrowser().openTab()
  const parts = { calls, queue, reload: async () => server.state(), me: ME, onFailure: () => {} }
  const store = new ProjectStore(parts, server.state())
  const translator = studioTranslator(lang)
  const units = () => readPaletteUnits(store.state().project, { lang, defaultLang: 'en', accountZone: null, now: NOW })
  const acts = (): ActContext => ({
    ownerOf: () => undefined,
    ...units(),
    role,
    words: actWords(translator),
    now: NOW,
    isAway: store.state().isAway,
    length: holdLengthOf(role, null),
  })
  const texts = { translator, currency: 'EUR', timeZone: 'Europe/Berlin', now: NOW } as const
  return { server, store, calls, holds, me: ME, units, acts, texts }
}

/** A hold of a unit by the person of the tests. */
export function heldUntil(external_id: string, until: string): Hold {
  const place = { external_id: 'A', name: 'A' }
  return {
    id: 9,
    until,
    by: { ...ME, name: 'Anna' },
    created_at: NOW.toISOString(),
    for_whom: null,
    note: null,
    order_id: null,
    ended_at: null,
    end_reason: null,
    unit: {
      id: 1,
      external_id,
      project_id: 1,
      project: 'p',
      number: '61',
      kind: 'living',
      storey: 7,
      estate: place,
      section: { ...place, number: 1 },
      archived_at: null,
    },
  }
}
