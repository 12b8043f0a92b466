import type { ColorScheme } from '#contract/color-scheme.ts'

/** WCAG 2.2 AA for text. */
const LEAST_CONTRAST = 4.5
/** The luminance at which black and white contrast equally; tokens.css uses the same number. */
const MIDDLE_LUMINANCE = 0.179

/** The brand colours to use. Drops an active colour on which the text, chosen for the primary colour, is illegible. */
export function legibleColours({
  primary,
  primary_active,
}: ColorScheme): Pick<ColorScheme, 'primary' | 'primary_active'> {
  const ink = luminanceOf(primary) < MIDDLE_LUMINANCE ? 1 : 0
  const isLegible = contrastOf(ink, luminanceOf(primary_active)) >= LEAST_CONTRAST
  return { primary, primary_active: isLegible ? primary_active : primary }
}

/** The contrast ratio of two luminances (WCAG 2.2). */
function contrastOf(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** The relative luminance of `#RRGGBB` (WCAG 2.2). */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
