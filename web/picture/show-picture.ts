import type { InteractiveData } from '#contract/interactive.ts'
import type { PictureQuery } from '#domain/picture/pinpoint.ts'
import type { ApiClient } from '#web/api/client.ts'

/** A frame of a picture that the document has brought; undefined once the pictures have changed. */
export function broughtPicture({ kept, brought }: ApiClient, query: PictureQuery): InteractiveData | undefined {
  return kept.age() > 0 ? undefined : brought('interactive/show', callOf(query))
}

/** Asks for a frame of a picture; each is asked for once until the pictures change (spec 4). */
export function showPicture(client: ApiClient, asking: PictureQuery): Promise<InteractiveData> {
  const brought = broughtPicture(client, asking)
  if (brought) return Promise.resolve(brought)
  const query = callOf(asking)
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

function callOf({ id, frame, storey }: PictureQuery): Readonly<Record<string, string>> {
  return { id, frame: String(frame), ...(storey !== undefined && { storey: String(storey) }) }
}
