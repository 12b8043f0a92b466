const DAY_MS = 86_400_000

/** A session that nobody uses ends after this time. */
const IDLE_SESSION_MS = 30 * DAY_MS

/** Every session ends after this time. */
export const MAX_SESSION_MS = 180 * DAY_MS

/** When a session ends unless it is used again. */
export function sessionEnd(createdAt: Date, lastUsedAt: Date): Date {
  return new Date(Math.min(lastUsedAt.getTime() + IDLE_SESSION_MS, createdAt.getTime() + MAX_SESSION_MS))
}
