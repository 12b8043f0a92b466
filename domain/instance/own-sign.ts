/** Signs of numbers as people write them before one, and the Chinese one behind it. */
const OWN_SIGN = /[№#号]|(?:^|\s)(?:no|nr|n\.?º|br|č)(?:\.\s?|\s)\d/iu

/** Tells whether a unit's number already carries a sign, such as "Нежил. №1": it needs no other. */
export function hasOwnSign(number: string): boolean {
  return OWN_SIGN.test(number)
}
