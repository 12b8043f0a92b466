import type { InteractiveData } from '#contract/interactive.ts'
import type { PictureQuery } from '#domain/picture/pinpoint.ts'
import type { ApiClient } from '#web/api/client.ts'

/** Asks for a frame of a picture; each is asked for once until the pictures change (spec 4). */
export function showPicture(client: ApiClient, { id, frame, storey }: PictureQuery): Promise<InteractiveData> {
  const query = { id, frame: String(frame), ...(storey !== undefined && { storey: String(storey) }) }
  const key = `interactive/show?${new URLSearchParams(query)}`
  const kept = client.kept.get(key)
  // What stands under this key came from this call.
  if (kept) return kept as Promise<InteractiveData>
  const asked = client.get<InteractiveData>('interactive/show', query)
  client.kept.set(key, asked)
  // A failure must not be kept: the next visit asks again.
  asked.catch(() => client.kept.delete(key))
  return asked
}
