import type { Image } from '#domain/media/image.ts'

/** A hill under a sun, as a data URL, so that no file has to be served. */
export const PICTURE: Image = {
  src: drawing(
    '<circle cx="120" cy="34" r="14" fill="#fff4d6"/><path d="M0 120V84q40-44 80-8t80-12v56z" fill="#3d6b57"/>',
  ),
  srcset: '',
  width: 160,
  height: 120,
  placeholder: drawing('<path d="M0 120V70h160v50z" fill="#3d6b57"/>'),
}

function drawing(shapes: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120"><path d="M0 0h160v120H0z" fill="#9cc4d6"/>${shapes}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
