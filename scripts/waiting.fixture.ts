import { endWithParent } from './end-with-parent.ts'

// A task that runs until it is told to end.
endWithParent()
process.once('SIGTERM', () => process.exit(0))
process.stdout.write('waiting\n')
setInterval(() => {}, 60_000)
