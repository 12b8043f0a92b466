import { IconDrawing } from '#ui/icon/icon-drawing.tsx'
import { STUDIO_ICON_PATHS } from './studio-icon-paths.ts'

/** An icon that only the Studio has. Decorative, as all icons are. */
export function StudioIcon({ name }: { readonly name: keyof typeof STUDIO_ICON_PATHS }) {
  return <IconDrawing name={name} size={undefined} path={STUDIO_ICON_PATHS[name]} />
}
