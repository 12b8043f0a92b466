import type { Calculation } from '#contract/payment.ts'
import type { Modal } from '#domain/overlay/overlay.ts'

/** What a form is about, read from the untyped props of its modal. */
export interface OrderAbout {
  readonly instanceId: number | null
  readonly calculation: Calculation | null
  /** The visitor's number, once the request has been sent. */
  readonly sentPhone: string | null
  /** Whether the server answered that the unit is no longer free. */
  readonly isTaken: boolean
}

/** Reads the props of an order or callback modal. */
export function readAbout({ props }: Pick<Modal, 'props'>): OrderAbout {
  const { instanceId, calculation, sentPhone, isTaken } = props
  return {
    instanceId: typeof instanceId === 'number' ? instanceId : null,
    calculation: (calculation as Calculation | undefined) ?? null,
    sentPhone: typeof sentPhone === 'string' ? sentPhone : null,
    isTaken: isTaken === true,
  }
}
