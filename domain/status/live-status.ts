import { STATUS_TYPES, type StatusType } from './status.ts'

/** The type of a live unit's status before and after a change. */
interface StatusStep {
  readonly from: StatusType
  readonly to: StatusType
}

/** How many available units may become sold in one act without a question. */
const SOLD_UNASKED = 1

/**
 * The steps of one act that somebody is asked about first, because visitors see them at once: a unit that was sold or not
 * for sale becomes anything else, or several available units become sold together.
 */
export function doubtfulSteps<Step extends StatusStep>(steps: readonly Step[]): readonly Step[] {
  const isSale = ({ from, to }: Step) => from === STATUS_TYPES.free && to === STATUS_TYPES.sold
  const hasManySales = steps.filter(isSale).length > SOLD_UNASKED
  return steps.filter((step) => leavesTaken(step) || (hasManySales && isSale(step)))
}

/** Another status of the same type, such as a second one for sold units, changes nothing that can be bought. */
function leavesTaken({ from, to }: StatusStep): boolean {
  return (from === STATUS_TYPES.sold || from === STATUS_TYPES.not_for_sale) && to !== from
}
