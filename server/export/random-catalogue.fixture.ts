import { CELL_FIELDS } from '#contract/views.ts'
import { LANGUAGE_CODES } from '#domain/language/language.ts'
import { PROFILE_TYPES } from '#domain/partner/profile-type.ts'
import { SORTS } from '#domain/sort/sort-option.ts'
import { THEMES } from '#domain/theme/theme.ts'
import type { ProjectInput } from '#server/import/import.fixture.ts'
import type { Draw } from './draw.fixture.ts'

type Catalogue = NonNullable<ProjectInput['catalogue']>

/** Draws the catalogue of a random project. */
export function randomCatalogue(draw: Draw): Catalogue {
  const { maybe, one, list, some, yes } = draw
  const main = one(LANGUAGE_CODES)
  const view = () => ({ enabled: yes(), order: draw.int(0, 3), default_sort: one(SORTS), cell: some(CELL_FIELDS) })
  return {
    token: 'random',
    ...maybe('name', draw.text),
    ...maybe('published', yes),
    ...maybe('indexable', yes),
    languages: [main, ...some(LANGUAGE_CODES)],
    default_lang: main,
    ...maybe('contacts', () => ({
      ...maybe('name', draw.word),
      ...maybe('company', () => one([null, draw.word()])),
      ...maybe('phones', () => list(0, 2, () => one(['+44 20 7946 0321', '+49 30 901820']))),
      ...maybe('email', () => one([null, 'office@homes.example'])),
      ...maybe('profile_type', () => one([null, ...PROFILE_TYPES])),
    })),
    ...maybe('sales', () => ({
      email: one([null, 'sales@homes.example']),
      ...maybe('lang', () => one(LANGUAGE_CODES)),
    })),
    ...maybe('color_scheme', () => ({ primary: draw.color(), primary_active: draw.color(), theme: one(THEMES) })),
    ...maybe('embed_domains', () => one([null, [], ['www.homes.example', '*.Agency.example']])),
    ...maybe('privacy', () => randomPolicies(draw)),
    ...maybe('chess', () => ({ ...view(), ...maybe('taken_prices', yes) })),
    ...maybe('premises', view),
    ...maybe('interactive', () => ({ enabled: yes() })),
    ...maybe('info', () => ({ enabled: yes(), about: one([null, draw.html()]) })),
    ...maybe('analytics', () => ({
      metrika_id: one([null, '12345']),
      gtm_id: one([null, 'GTM-1']),
      rpt: one([null, { id: '1', uid: null, aid: 'a', utp: null, src: 'https://stat.example/rpt.js' }]),
    })),
    ...maybe('templates', () => ({ offer: draw.html() })),
  }
}

function randomPolicies({ some, maybe }: Draw): NonNullable<Catalogue['privacy']> {
  const everywhere = { ...maybe('domain', () => null), url: 'https://homes.example/privacy' }
  return some([everywhere, { domain: 'agency.example', url: 'https://agency.example/privacy?lang=en' }])
}
