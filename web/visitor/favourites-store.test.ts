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

  test('are added when absent and removed when present', () => {
    const store = createFavouritesStore(createKeeper([memoryPlace()]), harbour)
    store.toggle(5)
    store.toggle(7)
    expect(store.current()).toEqual([5, 7])
    store.toggle(5)
    expect(store.current()).toEqual([7])
  })

  test('can become empty again', () => {
    const store = createFavouritesStore(createKeeper([memoryPlace()]), harbour)
    store.toggle(5)
    store.toggle(5)
    expect(store.current()).toEqual([])
  })

  test('notify once per change, and stay the same list between changes', () => {
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

  test('keep the changes of another tab', () => {
    const keeper = createKeeper([memoryPlace()])
    const [here, there] = [createFavouritesStore(keeper, harbour), createFavouritesStore(keeper, harbour)]
    there.toggle(5)
    here.toggle(7)
    expect(here.current()).toEqual([5, 7])
    there.refresh()
    expect(there.current()).toEqual([5, 7])
  })

  test('return to their old position after undo', () => {
    const store = createFavouritesStore(createKeeper([memoryPlace()]), harbour)
    store.addAll([5, 6, 7])
    const undo = store.toggle(6)
    store.toggle(8)
    expect(store.current()).toEqual([5, 7, 8])
    undo()
    expect(store.current()).toEqual([5, 6, 7, 8])
  })

  test('are added together, and undo removes only the new ones', () => {
    const store = createFavouritesStore(createKeeper([memoryPlace()]), harbour)
    store.toggle(6)
    let changes = 0
    store.subscribe(() => changes++)
    const undo = store.addAll([5, 6, 7])
    expect(store.current()).toEqual([6, 5, 7])
    expect(changes).toBe(1)
    undo()
    expect(store.current()).toEqual([6])
  })
})

describe('favourites of a group', () => {
  const group = { id: 4, short_type: 'gic' } as const
  const pines = { id: 2, short_type: 'ic' } as const

  test('are its own and those of its members, each once', () => {
    const keeper = createKeeper([memoryPlace()])
    createFavouritesStore(keeper, harbour).addAll([5, 6])
    createFavouritesStore(keeper, pines).addAll([20])
    const store = createFavouritesStore(keeper, group, [harbour, pines])
    store.addAll([7, 20])
    expect(store.current()).toEqual([7, 5, 6, 20])
    expect(keeper.read('favorites_gic_4')).toBe('7')
  })

  test('are removed from the member too, and undo restores them there', () => {
    const keeper = createKeeper([memoryPlace()])
    createFavouritesStore(keeper, harbour).addAll([5, 6])
    const undo = createFavouritesStore(keeper, group, [harbour, pines]).toggle(5)
    expect(keeper.read('favorites_ic_12')).toBe('6')
    undo()
    expect(keeper.read('favorites_ic_12')).toBe('5.6')
    expect(keeper.read('favorites_gic_4')).toBeNull()
  })
})
