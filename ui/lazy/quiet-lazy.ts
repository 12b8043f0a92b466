import { type ComponentType, lazy } from 'react'
import { whenWished } from './when-wished.ts'

/**
 * A component whose code comes when it is first shown. Until it comes it is left out, and the page stays whole: code that
 * does not come is asked for again when the network is back, or when somebody wishes for it.
 */
export function quietLazy<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    for (;;) {
      try {
        return { default: await load() }
      } catch {
        // The browser itself reports what did not come.
        await Promise.race([whenWished(), new Promise((resolve) => addEventListener('online', resolve))])
      }
    }
  })
}
