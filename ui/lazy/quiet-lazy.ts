import { type ComponentType, lazy } from 'react'

/** A component whose code comes when it is first shown. Where it does not come it is left out, and the page stays whole. */
export function quietLazy<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    try {
      return { default: await load() }
    } catch (error) {
      console.error(error)
      const Nothing: ComponentType<Props> = () => null
      return { default: Nothing }
    }
  })
}
