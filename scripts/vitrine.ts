import { runVitrine } from './run-vitrine.ts'

// The data contains personal data: other users of the computer must not read its files.
process.umask(0o077)
process.exitCode = await runVitrine(process.argv.slice(2), process.env)
