import * as z from 'zod'
import { idText } from './id.ts'
import { page } from './orders.ts'

/** Media types of the documents, by the ending of their path. */
export const DOCUMENT_TYPES = { pdf: 'application/pdf', svg: 'image/svg+xml', png: 'image/png' } as const
/** The ending of a document's path. */
export type DocumentEnding = keyof typeof DOCUMENT_TYPES

/** `GET public/documents/chess.pdf`: one estate, or all of them. */
export const chessPdfQuery = z.object({ estate: idText.optional() })

/** `GET public/documents/qr.svg` and `qr.png`: the catalogue's main page under these tokens, or the page that is given. */
export const qrQuery = z.object({ page: page.optional() })
