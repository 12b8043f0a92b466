// The zeros of Arabic, Persian and full-width digits.
const ZEROS = ['\u0660', '\u06f0', '\uff10'].map((zero) => zero.charCodeAt(0))

/**
 * The number in a typed text, null if there is none: "€ 260,000", "260.000", "260 000" and "٢٦٠٠٠٠" are the same. A point
 * or comma before the last one or two digits starts a fraction; groups have three digits.
 */
export function parseFigure(text: string): number | null {
  const plain = [...text].map(toPlainDigit).join('')
  const start = plain.search(/\d/)
  if (start < 0) return null
  const kept = plain.slice(start).replace(/[^\d.,\u066b]/g, '')
  const fraction = /[.,\u066b](\d{1,2})$/.exec(kept)
  const whole = kept.slice(0, fraction?.index).replace(/\D/g, '')
  const value = Number(`${whole}.${fraction?.[1] ?? 0}`)
  // Storeys below ground are negative; there may be a direction mark beside the minus.
  return /[-\u2212]/.test(plain.slice(0, start)) ? -value : value
}

function toPlainDigit(letter: string): string {
  const code = letter.charCodeAt(0)
  const zero = ZEROS.find((first) => code >= first && code < first + 10)
  return zero === undefined ? letter : String(code - zero)
}
