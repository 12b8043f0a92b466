import type { ComponentType } from 'react'
import { isReplaced } from './is-replaced.ts'

/** Loads a component. If the server no longer has it, because its Studio is newer, `Older` stands in its place. */
export function orOlder<Props>(load: () => Promise<ComponentType<Props>>, Older: ComponentType<Props>) {
  return async (): Promise<ComponentType<Props>> => {
    try {
      return await load()
    } catch (error) {
      if (await isReplaced()) return Older
      throw error
    }
  }
}
