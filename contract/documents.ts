import * as z from 'zod'
import { idText, readWhole } from './id.ts'
import { page } from './orders.ts'

/** Media types of the documents, by the ending of their path. */
export const DOCUMENT_TYPES = { pdf: 'application/pdf', svg: 'image/svg+xml', png: 'image/png' } as const
/** The ending of a document's path. */
export type DocumentEnding = keyof typeof DOCUMENT_TYPES

/** `GET public/documents/chess.pdf`: one estate, or all of them. */
export const chessPdfQuery = z.object({ estate: idText.optional() })

/** Sizes of a QR code in pixels: what is still read from a screen, what prints a poster, and what a page shows. */
export const QR_SIZES = { min: 64, max: 2048, usual: 512 } as const

/**
 * `GET public/documents/qr.svg` and `qr.png`: the catalogue's main page under these tokens, or the page under them that is
 * given by its path and query.
 */
export const qrQuery = z.object({
  page: page.optional(),
  size: z.preprocess(readWhole, z.int().min(QR_SIZES.min).max(QR_SIZES.max)).optional(),
})
