/** How figures in cells are abbreviated: all alike, so that they can be compared, and in steps of the language. */
export interface Figures {
  /** 0: not abbreviated; 1: thousands (zh: 万); 2: millions. */
  readonly step: 0 | 1 | 2
  readonly exponent: number
  readonly decimals: number
}

/** Chooses an abbreviation for all figures by the largest; a cell fits about five characters. */
export function figuresFor(largest: number, [first = 3, second = 6]: readonly number[]): Figures {
  if (largest < 10 ** first) return { step: 0, exponent: 0, decimals: 0 }
  const step = largest < 10 ** (first + 4) ? 1 : 2
  const exponent = step === 1 ? first : second
  return { step, exponent, decimals: largest < 10 ** (exponent + 2) ? 1 : 0 }
}
