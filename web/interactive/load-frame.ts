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
  /** Holds the decoded picture as long as the frame is kept. */
  readonly decoded?: HTMLImageElement
}

/** Brings a file of a picture, ready to be drawn. */
export async function decodePicture(src: string): Promise<HTMLImageElement> {
  const element = new Image()
  element.src = src
  await element.decode()
  return element
}

/** Asks for a frame and brings its picture in the width that is needed. */
export async function loadFrame(client: ApiClient, query: PictureQuery, width: number): Promise<LoadedFrame> {
  const picture = await showPicture(client, query)
  const { image } = picture.frame
  if (!image) throw new Error(`frame ${query.frame} of ${query.id} has no picture`)
  return { picture, image, decoded: await decodePicture(sourceFor(image, width)) }
}
