import { buildIfStale } from './build-if-stale.ts'
import { endWithParent } from './end-with-parent.ts'

endWithParent()
await buildIfStale()
await import('#server/main.ts')
