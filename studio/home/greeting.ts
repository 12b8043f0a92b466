import type { StudioKey } from '#i18n/messages.ts'

/** The greeting of an hour, from 0 to 23. */
export function greetingOf(hour: number): StudioKey {
  // "Good night" is said on leaving.
  if (hour < 5) return 'home.night'
  if (hour < 12) return 'home.morning'
  return hour < 18 ? 'home.afternoon' : 'home.evening'
}

/** The name to greet a person by: the first word of the name. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? ''
}
