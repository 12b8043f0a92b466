/** How often the owner of a data folder gives a sign of life. */
export const RENEW_MS = 2_000

/** How long there must be no sign before another process may take the folder over. */
export const STALE_MS = 15_000
