/** Does some work in a task of its own, as soon as there is time: a timer would wait longer the more often it is asked. Gives how to call it off. */
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
