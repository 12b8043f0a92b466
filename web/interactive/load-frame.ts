import type { InteractiveData } from '#contract/interactive.ts'
import type { Image } from '#domain/media/image.ts'
import { sourceFor } from '#domain/media/source-for.ts'
import type { PictureQuery } from '#domain/picture/pinpoint.ts'
import type { ApiClient } from '#web/api/client.ts'
import { showPicture } from '#web/picture/show-picture.ts'

/** A frame whose picture can be shown at once. */
export interface LoadedFrame {
  readonly picture: InteractiveData
  readonly image: Image
  /** Keeps the decoded picture in memory. */
  readonly decoded?: HTMLImageElement
}

/** Loads and decodes a picture. */
export async function decodePicture(src: string): Promise<HTMLImageElement> {
  const element = new Image()
  element.src = src
  await element.decode()
  return element
}

/** Loads a frame and its picture in the needed width. */
export async function loadFrame(client: ApiClient, query: PictureQuery, width: number): Promise<LoadedFrame> {
  const picture = await showPicture(client, query)
  const { image } = picture.frame
  if (!image) throw new Error(`frame ${query.frame} of ${query.id} has no picture`)
  return { picture, image, decoded: await decodePicture(sourceFor(image, width)) }
}
