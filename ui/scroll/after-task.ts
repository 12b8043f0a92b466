/** Runs work in a new task as soon as possible. Nested timers would be throttled. Returns a function that cancels it. */
export function afterTask(work: () => void): () => void {
  const { port1, port2 } = new MessageChannel()
  const close = () => {
    port1.onmessage = null
    port1.close()
  }
  port1.onmessage = () => {
    close()
    work()
  }
  port2.postMessage(null)
  return close
}
