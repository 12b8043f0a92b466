/**
 * The code of what opens over a page and of parts that other parts show, by their names. A press loads all of it together: one
 * after the other, a phone would wait for the network three times.
 */
export const INNER_PARTS: Readonly<Partial<Record<string, () => Promise<unknown>>>> = {
  panels: () => import('./overlays.tsx'),
  modals: () => import('./overlays.tsx'),
  'unit-card': () => import('#web/unit/unit-card.tsx'),
  'unit-preview': () => import('#web/unit/unit-preview.tsx'),
  'storey-panel': () => import('#web/storey/storey-panel.tsx'),
  'filter-dialog': () => import('#web/filter/filter-dialog.tsx'),
  order: () => import('#web/order/order-part.tsx'),
  'photo-view': () => import('#web/interactive/photo-view.tsx'),
  'storey-picker': () => import('#web/interactive/storey-picker.tsx'),
  'turn-strip': () => import('#web/interactive/turn-strip.tsx'),
}
