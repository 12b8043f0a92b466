/** Says what is to be done at a signal to end; until then the process just ends. */
export type OnEndSignal = (close: () => void) => void

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** Listens from the first moment on: process 1 of a container gets no signal that nobody listens to. */
export function listenForEnd(): OnEndSignal {
  let act: () => void = () => process.exit(0)
  for (const signal of SIGNALS) process.once(signal, () => act())
  return (close) => {
    act = close
  }
}
