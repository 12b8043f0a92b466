/** A screen of the Studio. Those of a catalogue have its id. */
export type Screen =
  | { readonly name: 'home' | 'account' | 'people' | 'new' | 'more' }
  | { readonly name: 'units' | 'publish'; readonly catalogue: number }

/** The name of a screen. */
export type ScreenName = Screen['name']

const PLAIN: readonly ScreenName[] = ['account', 'people', 'new', 'more']
const OF_CATALOGUE = /^\/c\/([1-9]\d{0,14})\/(units|publish)$/

/** The screen of a path below `/studio`. Null if there is none. */
export function readScreen(path: string): Screen | null {
  if (path === '') return { name: 'home' }
  const plain = PLAIN.find((name) => path === `/${name}`)
  if (plain) return { name: plain } as Screen
  const [, id, name] = OF_CATALOGUE.exec(path) ?? []
  return id && name ? { name: name as 'units' | 'publish', catalogue: Number(id) } : null
}

/** The path of a screen below `/studio`. */
export function pathOf(screen: Screen): string {
  if (screen.name === 'home') return ''
  return 'catalogue' in screen ? `/c/${screen.catalogue}/${screen.name}` : `/${screen.name}`
}
