import * as z from 'zod'
import { idText, readWhole } from './id.ts'
import { page } from './orders.ts'

/** Media types of the documents, by the ending of their path. */
export const DOCUMENT_TYPES = {
  pdf: 'application/pdf',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
} as const
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

/** What the picture of a link was when the link was read: those who keep pictures ask again when it is another. */
const previewVersion = z.string().max(64).optional()

/** `GET public/previews/instances/{id}.jpg`. */
export const unitPreviewQuery = z.object({ v: previewVersion })

/** `GET public/previews/project.jpg`: the project or the group, or one estate. */
export const projectPreviewQuery = z.object({ estate: idText.optional(), v: previewVersion })

/** `GET public/previews/favorites.jpg`: a list of units as its address names them, such as `3,1`. */
export const listPreviewQuery = z.object({
  units: z
    .string()
    .regex(/^\d{1,15}(,\d{1,15}){0,99}$/)
    .transform((text) => [...new Set(text.split(',').map(Number))]),
  v: previewVersion,
})
