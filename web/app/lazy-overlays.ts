import { quietLazy } from '#ui/lazy/quiet-lazy.ts'
import { whenPartRequested } from '#ui/lazy/when-part-requested.ts'
import { whenLoaded } from '#web/boot/when-loaded.ts'
import { lazyPart } from '#web/chunk/lazy-part.tsx'

/** Overlays load when they are first opened. */
export const Panels = lazyPart('panels', async () => (await import('./overlays.tsx')).Panels)
export const CrmBar = lazyPart('crm-bar', async () => (await import('#web/crm/crm-bar.tsx')).CrmBar)
export const Modals = lazyPart('modals', async () => (await import('./overlays.tsx')).Modals)

/** Loads after the first view, or earlier when the visitor asks for something in it. */
export const LaterParts = quietLazy(async () => {
  await Promise.race([whenLoaded(), whenPartRequested()])
  return (await import('./later-parts.tsx')).LaterParts
})
