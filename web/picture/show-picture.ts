import type { InteractiveData } from '#contract/interactive.ts'
import type { PictureQuery } from '#domain/picture/pinpoint.ts'
import type { ApiClient } from '#web/api/client.ts'

/** A frame that the document contains. Undefined if it has none, or after the pictures have changed. */
export function broughtPicture({ kept, brought }: ApiClient, query: PictureQuery): InteractiveData | undefined {
  return kept.age() > 0 ? undefined : brought('interactive/show', callOf(query))
}

/** Loads a frame of a picture. Each is requested once until the pictures change. */
export function showPicture(client: ApiClient, asking: PictureQuery): Promise<InteractiveData> {
  const brought = broughtPicture(client, asking)
  if (brought) return Promise.resolve(brought)
  const query = callOf(asking)
  const key = `interactive/show?${new URLSearchParams(query)}`
  const kept = client.kept.get(key)
  // Only this function stores values under this key.
  if (kept) return kept as Promise<InteractiveData>
  const asked = client.get<InteractiveData>('interactive/show', query)
  client.kept.set(key, asked)
  // Forgets a failure, so that the next call tries again.
  asked.catch(() => client.kept.delete(key))
  return asked
}

function callOf({ id, frame, storey }: PictureQuery): Readonly<Record<string, string>> {
  return { id, frame: String(frame), ...(storey !== undefined && { storey: String(storey) }) }
}
