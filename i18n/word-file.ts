import type { Translator } from './translator.ts'

/** Kind and size of a file: PDF · 1.2 MB. Omits the kind if the name has no extension. */
export function wordFile(
  translator: Translator,
  { src, size }: { readonly src: string; readonly size: number },
): string {
  return [fileKindOf(src), wordFileSize(translator, size)].filter(Boolean).join(' · ')
}

/** The kind of a file by its extension: PDF. Empty without an extension. */
export function fileKindOf(src: string): string {
  return /\.([a-z0-9]{2,5})$/i.exec(src)?.[1]?.toUpperCase() ?? ''
}

/** The size of a file in kB or MB: 79 kB, 1.2 MB. */
export function wordFileSize({ numberFormat }: Translator, bytes: number): string {
  const isLarge = bytes >= 1_000_000
  return numberFormat({
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1000))
}
