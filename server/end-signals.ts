/** Sets what to do when the process receives an end signal. Until then it just exits. */
export type OnEndSignal = (close: () => void) => void

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** Listens from the start, because process 1 of a container ignores signals without a handler. */
export function listenForEnd(): OnEndSignal {
  let act: () => void = () => process.exit(0)
  for (const signal of SIGNALS) process.once(signal, () => act())
  return (close) => {
    act = close
  }
}
