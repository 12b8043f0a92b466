import * as z from 'zod'
import { idText, readWhole } from './id.ts'
import { page } from './orders.ts'

/** Media types of the documents, by file extension. */
export const DOCUMENT_TYPES = {
  pdf: 'application/pdf',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
} as const

/** `GET public/documents/chess.pdf`: one estate, or all of them. */
export const chessPdfQuery = z.object({ estate: idText.optional() })

/** Sizes of a QR code in pixels: the smallest that scans from a screen, the largest for a poster, and the default. */
export const QR_SIZES = { min: 64, max: 2048, usual: 512 } as const

/**
 * `GET public/documents/qr.svg` and `qr.png`: links to the catalogue's main page or, with `page`, to another page under the
 * same tokens, given as path and query.
 */
export const qrQuery = z.object({
  page: page.optional(),
  size: z.preprocess(readWhole, z.int().min(QR_SIZES.min).max(QR_SIZES.max)).optional(),
})

/** The version of a preview picture. A new version makes clients that cache pictures request it again. */
const previewVersion = z.string().max(64).optional()

/** `GET public/previews/instances/{id}.jpg`. */
export const unitPreviewQuery = z.object({ v: previewVersion })

/** `GET public/previews/project.jpg`: the project or the group, or one estate. */
export const projectPreviewQuery = z.object({ estate: idText.optional(), v: previewVersion })

/** `GET public/previews/favorites.jpg`: unit ids as in the address of a shared list, such as `3,1`. */
export const listPreviewQuery = z.object({
  units: z
    .string()
    .regex(/^\d{1,15}(,\d{1,15}){0,99}$/)
    .transform((text) => [...new Set(text.split(',').map(Number))]),
  v: previewVersion,
})
