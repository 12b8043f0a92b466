import fc from 'fast-check'
import { LANGUAGE_CODES } from '#domain/language/language.ts'

type Gen = Parameters<Parameters<ReturnType<typeof fc.gen>['map']>[0]>[0]
type Text = string | Partial<Record<(typeof LANGUAGE_CODES)[number], string>>

/** Draws random values. */
export type Draw = ReturnType<typeof createDraw>

const HTML = [
  '<p>By the <b>sea</b></p>',
  '<p onclick="steal()">A &amp; B &lt; C<script>steal()</script></p>',
  '<ul><li>one<li>two</ul>',
  'plain & simple <',
  '<a href="https://homes.example/?a=1&b=2">there</a>',
  '',
]
const PICTURES = ['cover.png', 'facade-0.png', 'facade-1.png', 'hall.png', 'plan.svg', 'storey.svg']

/** Draws the values of random files from fast-check. */
export function createDraw(gen: Gen) {
  let last = 0
  const int = (min: number, max: number) => gen(fc.integer, { min, max })
  const yes = () => gen(fc.boolean)
  const one = <Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item => gen(fc.constantFrom, ...items)
  const list = <Item>(min: number, max: number, make: () => Item): Item[] =>
    Array.from({ length: int(min, max) }, () => make())
  const word = () => gen(() => WORD)
  const plain = () => gen(() => PLAIN)
  const anyText = (): Text =>
    yes() ? plain() : Object.fromEntries(list(0, 3, () => [one(LANGUAGE_CODES), yes() ? plain() : '']))
  return {
    int,
    yes,
    one,
    list,
    word,
    anyText,
    /** A number with a fraction. */
    number: (min: number, max: number) => gen(fc.double, { min, max, noNaN: true }),
    some: <Item>(items: readonly Item[]): Item[] => items.filter(() => yes()),
    /** Unique ids with unusual characters, since people use anything as ids. */
    ids: (kind: string, min: number, max: number) => list(min, max, () => `${kind} ${++last}${one(['', '/ä', '"'])}`),
    /** A text that is not blank in every language. */
    text: (): Text => (yes() ? word() : { ...(yes() && { en: plain() }), [one(LANGUAGE_CODES)]: word() }),
    html: (): Text => (yes() ? one(HTML) : { en: one(HTML), de: one(HTML) }),
    color: () => one(['#2f9e68', '#ABCDEF']),
    picture: () => one(PICTURES),
    /** A field that may be missing. */
    maybe: <Key extends string, Value>(key: Key, make: () => Value): { [Each in Key]?: Value } =>
      (yes() ? { [key]: make() } : {}) as { [Each in Key]?: Value },
  }
}

const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()
const PLAIN = fc.string({ unit: 'grapheme', maxLength: 12 }).filter(isStorable)
const WORD = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .filter((text) => isStorable(text) && text.trim() !== '')
