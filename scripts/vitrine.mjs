#!/usr/bin/env node
// The command `vitrine`, for any Node of the host: the rest runs on the pinned one.
process.argv.splice(2, 0, 'vitrine')
await import('./run.mjs')
