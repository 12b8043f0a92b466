import type { Translator } from '#i18n/translator.ts'

/** The kind of a file by its name, as people call it: PDF. Empty where the name does not tell. */
export function fileKind(src: string): string {
  return /\.([a-z0-9]{2,5})$/i.exec(src)?.[1]?.toUpperCase() ?? ''
}

/** The size of a file, in the unit that needs fewest figures: 79 kB, 1.2 MB. */
export function wordFileSize({ numberFormat }: Translator, bytes: number): string {
  const isLarge = bytes >= 1_000_000
  return numberFormat({
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1000))
}
