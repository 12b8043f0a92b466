import { buildIfStale } from './build-web.ts'

await buildIfStale()
await import('#server/main.ts')
