import type { StudioKey } from '#i18n/messages.ts'

/** The greeting of an hour, from 0 to 23. */
export function greetingOf(hour: number): StudioKey {
  if (hour >= 5 && hour < 12) return 'home.morning'
  return hour >= 12 && hour < 18 ? 'home.afternoon' : 'home.evening'
}

/** The name to greet a person by: the first word of the name. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? ''
}
