/** Reads something again and again, and drops answers that are out of date. */
export class LatestRead<Value> {
  readonly #load: () => Promise<Value>
  #turn = 0
  #changes = 0

  constructor(load: () => Promise<Value>) {
    this.#load = load
  }

  /** Says that this page has changed something, so that an answer on its way is out of date. */
  noteChange(): void {
    this.#changes += 1
  }

  /** Reads, and again if the page changes something meanwhile. */
  read(onValue: (value: Value) => void, onFailure: (error: unknown) => void): void {
    this.#turn += 1
    const [turn, changes] = [this.#turn, this.#changes]
    this.#load().then((value) => {
      // An answer that was overtaken by a later one is dropped.
      if (turn !== this.#turn) return
      if (changes === this.#changes) onValue(value)
      else this.read(onValue, onFailure)
    }, onFailure)
  }
}
