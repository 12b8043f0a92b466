/** How the figures in cells are shortened, all alike so that they can be compared: a step of the language's, and decimals. */
export interface Figures {
  /** 0: as they are; 1: thousands (zh: 万); 2: millions. */
  readonly step: 0 | 1 | 2
  readonly exponent: number
  readonly decimals: number
}

/** Figures of up to five places fit a cell; the largest that matters decides for all. */
export function figuresFor(largest: number, [first = 3, second = 6]: readonly number[]): Figures {
  if (largest < 10 ** first) return { step: 0, exponent: 0, decimals: 0 }
  const step = largest < 10 ** (first + 4) ? 1 : 2
  const exponent = step === 1 ? first : second
  return { step, exponent, decimals: largest < 10 ** (exponent + 2) ? 1 : 0 }
}
