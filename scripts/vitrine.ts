import { runVitrine } from './run-vitrine.ts'

process.exitCode = await runVitrine(process.argv.slice(2), process.env)
