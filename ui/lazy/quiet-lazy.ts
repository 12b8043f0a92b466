import { type ComponentType, lazy } from 'react'
import { whenPartRequested } from './when-part-requested.ts'

/**
 * A component whose code loads when it is first rendered. Until then it is left out. A failed load does not break the page:
 * it is retried when the network is back, or when the visitor asks for the component.
 */
export function quietLazy<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    for (;;) {
      try {
        return { default: await load() }
      } catch {
        // Not logged, since the browser reports failed loads itself.
        await Promise.race([whenPartRequested(), new Promise((resolve) => addEventListener('online', resolve))])
      }
    }
  })
}
