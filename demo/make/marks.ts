import type { TextKey, Texts } from './texts.ts'
import type { StatusInput } from './types.ts'

/** Ids of the sale statuses, the same in every project of the developer. */
export type StatusId = 'free' | 'reserved' | 'contract' | 'sold' | 'not_for_sale'

/** The developer's sale statuses: two of them are reservations. */
export function statusesOf(texts: Texts): StatusInput[] {
  return [
    { id: 'free', type: 'free', name: texts('status.free'), color: '#2F8F6B' },
    { id: 'reserved', type: 'reserved', name: texts('status.reserved'), color: '#D69A2D' },
    { id: 'contract', type: 'reserved', name: texts('status.contract'), color: '#B9782F' },
    { id: 'sold', type: 'sold', name: texts('status.sold'), color: '#8C867D' },
    { id: 'not_for_sale', type: 'not_for_sale', name: texts('status.not_for_sale'), color: '#B4AEA5' },
  ]
}

/** The statuses in a part of a building: shares that add up to 1, in the order in which they are filled. */
export type StatusShares = Readonly<Record<StatusId, number>>

/** The status that a draw of 0..1 falls on. */
export function drawStatus(shares: StatusShares, chance: number): StatusId {
  let sum = 0
  for (const [status, share] of Object.entries(shares) as [StatusId, number][]) {
    sum += share
    if (chance < sum) return status
  }
  return 'free'
}

const TAG_COLORS = {
  sea: '#2B7A94',
  marina: '#4A93B0',
  park: '#5E9150',
  terrace: '#B5763C',
  corner: '#7C6BA8',
  top: '#3F5C8A',
  two_levels: '#9B4F6E',
  two_bathrooms: '#5B8C8C',
  shop_window: '#C2603F',
  charger: '#3C9A5F',
  wide: '#8A7A55',
  forest: '#3F7A4E',
  garden: '#7DA24B',
  fireplace: '#B8552F',
  solar: '#C99A2E',
  canal: '#3E86A0',
  high_ceiling: '#6F6A8F',
  roof_light: '#C2A24A',
} as const

/** A tag of the developer. */
export type TagId = keyof typeof TAG_COLORS

/** Tags with a description; the names of the others are enough. */
const TAG_TEXTS: Partial<Record<TagId, TextKey>> = { terrace: 'tag_text.terrace' }

/** The tags that a project uses. */
export function tagsOf(ids: readonly TagId[], texts: Texts) {
  return ids.map((id) => {
    const text = TAG_TEXTS[id]
    return { id, name: texts(`tag.${id}`), color: TAG_COLORS[id], ...(text && { description: texts(text) }) }
  })
}

/** A feature of a project with its icon; its texts go by its name. */
export function featureOf(name: FeatureName, icon: string, texts: Texts) {
  return { icon, name: texts(`feature.${name}.name`), description: texts(`feature.${name}.description`) }
}

type FeatureName = TextKey extends infer Key ? (Key extends `feature.${infer Name}.name` ? Name : never) : never
