import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { createMediaFiles } from '#server/media/media-files.ts'
import type { Typst } from '#server/typst/typst.ts'
import { createPreviewPainter } from './paint-preview.ts'
import type { Preview } from './preview-data.ts'

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="12" height="6"/>')

it('refuses new pictures while forty are waiting, but serves cached ones', async () => {
  const drawn = Promise.withResolvers<Buffer>()
  const typst: Typst = {
    pdf: () => drawn.promise,
    largePdf: () => drawn.promise,
    svg: () => drawn.promise,
    close: async () => {},
  }
  const painter = createPreviewPainter({ typst, files: createMediaFiles(tmpdir()) })
  const preview = (number: number): Preview => JSON.parse(`{ "data": { "number": ${number} }, "files": {} }`)
  const all = Array.from({ length: 40 }, (_, number) => painter.paint(preview(number)))
  expect(await painter.paint(preview(40))).toBeNull()
  const known = painter.paint(preview(0))
  drawn.resolve(SVG)
  await Promise.all(all)
  expect(await known).toBeInstanceOf(Buffer)
  expect(await painter.paint(preview(40))).toBeInstanceOf(Buffer)
})
