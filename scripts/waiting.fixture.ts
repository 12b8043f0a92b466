import { endWithParent } from './end-with-parent.ts'

// A task that runs until a signal ends it.
endWithParent()
process.once('SIGTERM', () => process.exit(0))
process.stdout.write('waiting\n')
setInterval(() => {}, 60_000)
