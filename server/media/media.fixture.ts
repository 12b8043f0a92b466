import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { onTestFinished } from 'vitest'
import type { Refusal } from '#server/http/refusal.ts'
import { createMediaFiles, type MediaFiles } from './media-files.ts'
import type { StoredFile } from './prepared-file.ts'

/** Media in a temporary folder, which is removed after the test. */
interface TestMedia {
  readonly dir: string
  readonly files: MediaFiles
}

/** Opens an empty media folder for the current test. */
export async function openTestMedia(): Promise<TestMedia> {
  const dir = await mkdtemp(path.join(tmpdir(), 'vitrine-media-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  return { dir, files: createMediaFiles(dir) }
}

/** A picture, red in its left half and blue in its right. */
export function drawPicture(width: number, height: number): Sharp {
  const left = { create: { width: Math.ceil(width / 2), height, channels: 3, background: '#f00' } } as const
  return sharp({ create: { width, height, channels: 3, background: '#00f' } }).composite([
    { input: left, left: 0, top: 0 },
  ])
}

/** Returns the stored file, or fails the test with the reason. */
export function stored(result: StoredFile | Refusal): StoredFile {
  if ('refused' in result) throw new Error(result.reason)
  return result
}

/** The header of a video, followed by filler bytes up to the given size. */
export function film(size = 1000): Buffer {
  const start = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp42', 'latin1')
  return Buffer.concat([start, Buffer.from(Array.from({ length: size - start.length }, (_, index) => index % 251))])
}

/** A small plan. */
export const PLAN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path id="unit-1" d="M0,0L9,9"/></svg>'
