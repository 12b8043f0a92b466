import { expect, test } from 'vitest'
import { createInline } from './inline.ts'
import { picturePreloads, renderedMarkup } from './rendered-markup.ts'

const page = (size: 'small' | 'large') => ({
  size,
  markup: `<p>${size}</p>`,
  styles: '',
  rootStyles: ':root{--primary:#fff}',
  picture: size === 'small' ? '/media/a/960' : null,
  settle: 'settle()',
  parts: ['a', 'b'],
})

test('shows the most likely page and keeps the others in templates', () => {
  const markup = renderedMarkup(
    { pages: [page('large'), page('small')], answers: '{}', isComplete: true },
    createInline(),
  )
  expect(markup).toContain('<div id="rendered-large" data-size="large" data-parts="a b"><p>large</p></div>')
  expect(markup).toContain('<template data-size="small" data-parts="a b" data-screen="(width < 48rem)"><p>small</p>')
  expect(markup).toContain('<script>settle()</script>')
})

test('begins with the first slice of a long grid or list on a phone only', () => {
  const sliced = (size: 'small' | 'large') => ({ ...page(size), markup: '<ul data-sliced="true"></ul>' })
  const markupOf = (first: ReturnType<typeof page>) =>
    renderedMarkup({ pages: [first], answers: '{}', isComplete: true }, createInline())
  expect(markupOf(sliced('small'))).toContain('data-parts="a b" data-slice="0"><ul')
  expect(markupOf(sliced('large'))).not.toContain('data-slice=')
  expect(markupOf(page('small'))).not.toContain('data-slice=')
})

test("escapes colours, so that they can't end their element", () => {
  const styles = '#a [data-style="0"]{--st:red</style><script>}'
  const rendering = { pages: [{ ...page('large'), styles }], answers: '{}', isComplete: true }
  const markup = renderedMarkup(rendering, createInline())
  expect(markup.match(/<\/style>/g)).toHaveLength(4)
})

test('of a page that was rendered for one screen alone, says for which', () => {
  const of = (isComplete: boolean) =>
    renderedMarkup({ pages: [page('large')], answers: '{}', isComplete }, createInline())
  expect(of(false)).toContain('data-screen="(width >= 64rem)"')
  expect(of(true)).not.toContain('data-screen')
})

test('preloads the picture for the screen size that has one', () => {
  expect(picturePreloads({ pages: [page('large'), page('small')], answers: '', isComplete: true })).toBe(
    '<link rel="preload" as="image" fetchpriority="high" media="(width < 48rem)" href="/media/a/960">',
  )
})
