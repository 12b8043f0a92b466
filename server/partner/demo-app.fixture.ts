import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { startTestApp, type TestApp } from '#server/app.fixture.ts'
import type { TestDatabase } from '#server/db/databases.fixture.ts'
import { demoCatalogues } from '#server/demo/demo-file.ts'
import { loadDemoIfEmpty } from '#server/demo/load-demo.ts'
import { createJobs } from '#server/jobs/create-jobs.ts'
import type { MediaFiles } from '#server/media/media-files.ts'

const DEMO_DIR = path.resolve(import.meta.dirname, '../../demo/files')

/** The catalogues of the demo, from their file. */
export const DEMO = demoCatalogues.parse(JSON.parse(readFileSync(path.join(DEMO_DIR, 'catalogues.json'), 'utf8')))

/** The app with the demo. Pictures are not encoded, which would take most of a minute and change no text. */
export async function startDemoApp(test: TestDatabase): Promise<TestApp> {
  const jobs = await createJobs(test.database, { onError: () => {} })
  const server = await startTestApp(test, { publicUrl: 'https://vitrine.example', jobs })
  await loadDemoIfEmpty({ ...server.services, files: withoutEncoding(server.services.files) }, DEMO_DIR, () => {})
  return {
    ...server,
    stop: async () => {
      await server.stop()
      await jobs.stop()
    },
  }
}

function withoutEncoding(files: MediaFiles): MediaFiles {
  return {
    ...files,
    add: async (bytes, mediaType) => {
      if (!mediaType.startsWith('image/') || mediaType === 'image/svg+xml') return files.add(bytes, mediaType)
      const { width, height } = await sharp(bytes).metadata()
      const hash = hashOf(bytes)
      return { hash, media_type: mediaType, size: bytes.length, width, height, widths: [width], placeholder: '' }
    },
  }
}

/** The URL of a file of the demo. */
export function mediaPathOf(name: string): string {
  return `/media/${hashOf(readFileSync(path.join(DEMO_DIR, name)))}`
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32)
}
