import * as z from 'zod'
import { THEMES } from '#domain/theme/theme.ts'

/** A colour as `#RRGGBB`. It is written into style sheets, so no other form is accepted. */
export const color = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, 'Has to be a colour such as "#2f9e68"')
  .meta({ id: 'Color' })

/** The colours of a catalogue; `theme` is for visitors who have not chosen one. */
export const colorScheme = z
  .object({ primary: color, primary_active: color, theme: z.enum(THEMES) })
  .meta({ id: 'ColorScheme' })
/** The colours of a catalogue. */
export type ColorScheme = z.infer<typeof colorScheme>
