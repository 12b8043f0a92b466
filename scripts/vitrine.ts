import { runVitrine } from './run-vitrine.ts'

// The data holds what visitors wrote: no file of it is for other users of the computer.
process.umask(0o077)
process.exitCode = await runVitrine(process.argv.slice(2), process.env)
