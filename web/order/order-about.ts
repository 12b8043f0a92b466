import type { Calculation } from '#contract/payment.ts'
import type { Modal } from '#domain/overlay/overlay.ts'

/** What the form of a modal is about; types do not reach into the props of a modal. */
export interface OrderAbout {
  readonly instanceId: number | null
  readonly calculation: Calculation | null
  /** The number that is called, once the request was sent. */
  readonly sentPhone: string | null
  /** Whether the server then found the unit taken. */
  readonly isTaken: boolean
}

/** Reads what an order or callback modal was opened with. */
export function readAbout({ props }: Pick<Modal, 'props'>): OrderAbout {
  const { instanceId, calculation, sentPhone, isTaken } = props
  return {
    instanceId: typeof instanceId === 'number' ? instanceId : null,
    calculation: (calculation as Calculation | undefined) ?? null,
    sentPhone: typeof sentPhone === 'string' ? sentPhone : null,
    isTaken: isTaken === true,
  }
}
