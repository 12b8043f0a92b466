import * as z from 'zod'
import { THEMES } from '#domain/theme/theme.ts'

/** A colour as `#RRGGBB`: it ends up in style sheets, so nothing else passes. */
export const color = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, 'Has to be a colour such as "#2f9e68"')
  .meta({ id: 'Color' })

/** The brand of a catalogue; `theme` is for visitors who chose none (design 3). */
export const colorScheme = z
  .object({ primary: color, primary_active: color, theme: z.enum(THEMES) })
  .meta({ id: 'ColorScheme' })
/** The brand of a catalogue. */
export type ColorScheme = z.infer<typeof colorScheme>
