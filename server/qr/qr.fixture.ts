import Fastify, { type FastifyInstance } from 'fastify'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { problemHandlers } from '#server/http/problem-handlers.ts'
import type { Directory } from '#server/link/link-directory.ts'
import { createPreviewGate } from '#server/preview/preview-gate.ts'
import { qrRoutes } from './qr-routes.ts'

/** The QR routes for the catalogues of a directory, with a public URL or that of each request. */
export function qrApp({ directory }: { readonly directory: Directory }, publicUrl: string | null): FastifyInstance {
  const app = Fastify()
  problemHandlers(app)
  qrRoutes(app, { directory, previews: createPreviewGate('secret', () => new Date()), publicUrl })
  return app
}

/** Reads the QR code of a picture as a camera would; null if there is none. */
export async function readQr(picture: Buffer): Promise<string | null> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsQR.default(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null
}
