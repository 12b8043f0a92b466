import { makeDocuments } from './make/media/documents.ts'
import { makeReportPictures } from './make/media/report-pictures.ts'
import { makeTurns } from './make/media/turns.ts'
import { readSource } from './make/source.ts'
import { readTexts } from './make/texts.ts'

/** Makes the media derived from the renders; the results are committed, because this needs ffmpeg and Chromium. */
export async function makeMedia(folder: string, chromiumPath: string | undefined): Promise<void> {
  await makeReportPictures(readSource(), folder)
  await makeDocuments(readTexts(), folder, chromiumPath)
  makeTurns(folder)
}
