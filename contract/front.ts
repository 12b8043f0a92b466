import type { AreaUnit } from '#domain/area/area-unit.ts'
import type { Count } from '#domain/chess/count.ts'
import type { Image } from '#domain/media/image.ts'
import type { Currency } from '#domain/price/currency.ts'
import type { RoomsBasis } from '#domain/project/descriptions.ts'
import type { StatusType } from '#domain/status/status.ts'
import type { InteractiveData, Region } from './interactive.ts'

/** A storey of the building on the stage. */
export interface FrontStorey extends Count {
  readonly id: number
  readonly number: number
  /** The available homes by rooms. */
  readonly by_label: readonly { readonly label: string; readonly count: number; readonly from: number | null }[]
}

/** A unit in the price list. */
export interface FrontUnit {
  /** The id in the catalogue itself. A copy has other ids. */
  readonly id: number
  readonly number: string
  readonly label: string
  readonly area: number
  readonly price: number
  readonly storey: number
  readonly storeys: number
  readonly plan: Image | null
}

/** What the root page shows of the demo: the building that turns, and the doors into its catalogue. */
export interface FrontData {
  readonly token: string
  readonly name: string
  readonly currency: Currency
  readonly area_unit: AreaUnit
  readonly rooms_basis: RoomsBasis
  readonly homes: Count
  readonly picture: {
    readonly id: string
    /** The id of the frame that is shown first. */
    readonly frame: number
    readonly image: Image
    readonly regions: readonly Region[]
    readonly frames: InteractiveData['frames']
  }
  readonly storeys: readonly FrontStorey[]
  /** The statuses of the homes of the building, storeys from above, sections side by side. */
  readonly grid: readonly (readonly (readonly StatusType[])[])[]
  /** Three homes of different sizes with a price. */
  readonly units: readonly FrontUnit[]
  /** Whether visitors may try things out in a copy of their own. */
  readonly can_try: boolean
}
