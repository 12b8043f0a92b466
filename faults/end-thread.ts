import { syncBuiltinESMExports } from 'node:module'
import workers from 'node:worker_threads'

// Loaded before the server's code: on a signal it ends the thread of the embedded database, like a crash.
const { Worker } = workers

class EndableWorker extends Worker {
  constructor(...parameters: ConstructorParameters<typeof Worker>) {
    super(...parameters)
    if (!String(parameters[0]).includes('embedded-worker')) return
    const end = () => void this.terminate()
    process.once('SIGUSR2', end)
    this.once('exit', () => process.off('SIGUSR2', end))
  }
}

if (workers.isMainThread) {
  workers.Worker = EndableWorker
  syncBuiltinESMExports()
}
