import fc from 'fast-check'
import { LANGUAGE_CODES } from '#domain/language/language.ts'
import type { Address, Page, PanelRoute } from './address.ts'
import { PAGE_NAMES, PAGES } from './page-table.ts'
import { canBeToken } from './reserved.ts'

const id = fc.integer({ min: 0, max: 999_999_999 })
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })

/** A token of any shape: plain words, as we issue them, and anything else that is valid in a path segment. */
const token = fc
  .oneof(fc.stringMatching(/^[a-z0-9_-]{1,20}$/), fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }))
  .filter(canBeToken)

const parameter: Record<string, fc.Arbitrary<unknown>> = {
  interactiveId: fc.oneof(
    id.map(String),
    id.map((estate) => `estate-${estate}`),
  ),
}

/** Any page with any parameters. */
export const page: fc.Arbitrary<Page> = fc.constantFrom(...PAGE_NAMES).chain((name) => {
  const parameters: Record<string, fc.Arbitrary<unknown>> = {}
  for (const [, word = '', optional] of PAGES[name].pattern.matchAll(/\{(\w+)(\?)?\}/g)) {
    const value = parameter[word] ?? id
    parameters[word] = optional ? maybe(value) : value
  }
  return fc.record(parameters).map((values) => ({ name, ...values }) as Page)
})

/** Any panel that the page allows, or none. */
function panelOn({ name }: Page): fc.Arbitrary<PanelRoute | null> {
  if (PAGES[name].panels.length === 0) return fc.constant(null)
  return maybe(
    fc.oneof(
      fc.record({ type: fc.constantFrom('details', 'preview'), context: fc.constant('instance'), id }),
      fc.record({ type: fc.constant('group'), context: fc.constant('storey'), id }),
      fc.record({ type: fc.constant('info'), context: fc.constantFrom('estate', 'project'), id }),
      fc.constant({ type: 'info', context: null, id: null }),
    ) as fc.Arbitrary<PanelRoute>,
  )
}

/** Any address: every page × panel × language × token shape. */
export const address: fc.Arbitrary<Address> = page.chain((chosen) =>
  fc.record({
    lang: maybe(fc.constantFrom(...LANGUAGE_CODES)),
    firstToken: token,
    secondToken: maybe(token),
    page: fc.constant(chosen),
    panel: panelOn(chosen),
  }),
)
