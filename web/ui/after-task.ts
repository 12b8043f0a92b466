/** Does some work in a task of its own, as soon as there is time; gives how to call it off. Unlike a timer it waits no longer the more often it is asked. */
export function afterTask(work: () => void): () => void {
  const { port1, port2 } = new MessageChannel()
  const close = () => port1.close()
  port1.onmessage = () => {
    close()
    work()
  }
  port2.postMessage(null)
  return close
}
