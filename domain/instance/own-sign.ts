/** Number signs as people write them before a number, and the Chinese one after it. */
const OWN_SIGN = /[№#号]|(?:^|\s)(?:no|nr|n\.?º|br|č)(?:\.\s?|\s)\d/iu

/** Whether a unit's number already contains a number sign, such as "Нежил. №1". */
export function hasOwnSign(number: string): boolean {
  return OWN_SIGN.test(number)
}
