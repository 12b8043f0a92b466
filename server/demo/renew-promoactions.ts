import * as z from 'zod'

const dated = z.looseObject({ promoactions: z.array(z.looseObject({ until: z.iso.date().optional() })).optional() })

/**
 * Moves the end of each expired promotion in an import file to its next anniversary, so that a demo loaded years later
 * has promotions too.
 */
export function renewPromoactions(file: unknown, today: string): unknown {
  const { promoactions, ...rest } = dated.parse(file)
  return { ...rest, ...(promoactions && { promoactions: promoactions.map((promo) => renew(promo, today)) }) }
}

function renew<Promo extends { readonly until?: string | undefined }>(promo: Promo, today: string): Promo {
  if (promo.until === undefined || promo.until >= today) return promo
  const year = Number(today.slice(0, 4))
  // Every year has a 28th of February.
  const day = promo.until.slice(4).replace('-02-29', '-02-28')
  const inYear = (number: number) => `${number}${day}`
  return { ...promo, until: inYear(year) >= today ? inYear(year) : inYear(year + 1) }
}
