import type { Page } from '#domain/address/address.ts'
import type { TitledPicture } from '#domain/address/title.ts'
import { useBoot } from '#web/boot/boot-context.ts'
import { usePicture } from './use-picture.ts'

/** What the title of a page needs to know about its picture. Null until the picture has loaded. */
export function useTitledPicture(page: Page): TitledPicture | null {
  const { root_picture } = useBoot()
  const picture = usePicture(
    page.name === 'interactive'
      ? { id: page.interactiveId, frame: page.frameId, storey: page.storeyId ?? undefined }
      : null,
  )
  if (page.name === 'main') return root_picture
  if (!picture) return null
  const { kind, parent, frame } = picture
  return { kind, top: parent === null, selects_estate: frame.regions.some(({ target }) => target.kind === 'estate') }
}
