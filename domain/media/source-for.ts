import type { Image } from './image.ts'

/** The file of a picture that is just wide enough; a picture in a drawing can't choose by itself. */
export function sourceFor({ src, srcset }: Image, width: number): string {
  const sources = srcset.split(', ').map((one) => one.split(' '))
  return sources.find(([, wide]) => Number.parseInt(wide ?? '', 10) >= width)?.[0] ?? src
}
