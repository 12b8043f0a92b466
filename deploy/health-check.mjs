// Ends with 0 when the server of this machine or container answers. Plain JavaScript: it runs every few seconds.
const port = process.env.PORT || '3000'
const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(4000) }).catch(() => null)
process.exit(answer?.ok ? 0 : 1)
