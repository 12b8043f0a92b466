import { describe, expect, test } from 'vitest'
import { createFavouritesStore } from './favourites-store.ts'
import { createKeeper } from './keeper.ts'
import { memoryPlace } from './places.ts'

const harbour = { id: 12, short_type: 'ic' } as const

describe('favourites', () => {
  test('are kept under the name of their catalogue', () => {
    const keeper = createKeeper([memoryPlace()])
    createFavouritesStore(keeper, harbour).toggle(5)
    expect(keeper.read('favorites_ic_12')).toBe('5')
    expect(createFavouritesStore(keeper, harbour).current()).toEqual([5])
    expect(createFavouritesStore(keeper, { id: 12, short_type: 'gic' }).current()).toEqual([])
  })

  test('can become empty again', () => {
    const store = createFavouritesStore(createKeeper([memoryPlace()]), harbour)
    store.toggle(5)
    store.toggle(5)
    expect(store.current()).toEqual([])
  })

  test('tell of each change once, and stay the same list between changes', () => {
    const store = createFavouritesStore(createKeeper([memoryPlace()]), harbour)
    let changes = 0
    const stop = store.subscribe(() => changes++)
    store.toggle(5)
    const list = store.current()
    store.refresh()
    expect(changes).toBe(1)
    expect(store.current()).toBe(list)
    stop()
    store.toggle(7)
    expect(changes).toBe(1)
  })

  test('add to what another tab has changed meanwhile', () => {
    const keeper = createKeeper([memoryPlace()])
    const [here, there] = [createFavouritesStore(keeper, harbour), createFavouritesStore(keeper, harbour)]
    there.toggle(5)
    here.toggle(7)
    expect(here.current()).toEqual([5, 7])
    there.refresh()
    expect(there.current()).toEqual([5, 7])
  })
})
