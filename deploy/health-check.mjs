// Exits with 0 if the server of this machine or container answers. Plain JavaScript, because it runs every few seconds.
const port = process.env.PORT || '3000'
const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(4000) }).catch(() => null)
process.exit(answer?.ok ? 0 : 1)
