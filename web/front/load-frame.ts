import { API_BASE } from '#contract/api-base.ts'
import type { InteractiveAnswer, Region } from '#contract/interactive.ts'
import type { Image } from '#domain/media/image.ts'

/** A frame of the building: its sharp picture, and the storeys in it. */
export interface FrontFrame {
  readonly image: Image
  readonly regions: readonly Region[]
}

const loaded = new Map<string, Promise<FrontFrame | null>>()

/** Loads a frame of a picture, once. Null if it has no picture. */
export function loadFrame(token: string, id: string, frame: number): Promise<FrontFrame | null> {
  const query = new URLSearchParams({ first_token: token, id, frame: String(frame) })
  const url = `${API_BASE}/public/interactive/show?${query}`
  const known = loaded.get(url)
  if (known) return known
  const loading = fetch(url).then(async (answer) => {
    if (!answer.ok) return null
    const { data }: InteractiveAnswer = await answer.json()
    const regions = data.frame.regions.filter(({ target }) => target.kind === 'storey')
    return data.frame.image && { image: data.frame.image, regions }
  })
  loaded.set(url, loading)
  // A later turn may find the network again.
  loading.catch(() => loaded.delete(url))
  return loading
}
