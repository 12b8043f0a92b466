import type { Image } from './image.ts'

/** The smallest file of a picture that is wide enough. An SVG `<image>` has no `srcset`. */
export function sourceFor({ src, srcset }: Image, width: number): string {
  const sources = srcset.split(', ').map((one) => one.split(' '))
  return sources.find(([, wide]) => Number.parseInt(wide ?? '', 10) >= width)?.[0] ?? src
}
