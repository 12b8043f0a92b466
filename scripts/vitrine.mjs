#!/usr/bin/env node
// The command `vitrine`, on whatever Node the host has: the rest runs on the pinned one.
process.argv.splice(2, 0, 'vitrine')
await import('./run.mjs')
