import { ICON_PATHS } from './icon-paths.ts'

const known: Record<string, string> = { ...ICON_PATHS }

/** The path of an icon that has loaded. Names can come from data, so there may be no such icon. */
export function iconPathOf(name: string): string | null {
  return Object.hasOwn(known, name) ? (known[name] ?? null) : null
}

/** Adds icons that the first view does not need. */
export function addIcons(paths: Readonly<Record<string, string>>): void {
  Object.assign(known, paths)
}
