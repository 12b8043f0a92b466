/** How often the owner of a data folder renews its lock. */
export const RENEW_MS = 2_000

/** How long a lock must not be renewed before another process may take it over. */
export const STALE_MS = 15_000
