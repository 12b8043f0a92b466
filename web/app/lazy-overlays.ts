import { quietLazy } from '#ui/lazy/quiet-lazy.ts'
import { whenPartRequested } from '#ui/lazy/when-part-requested.ts'
import { whenLoaded } from '#web/boot/when-loaded.ts'
import { lazyPart } from '#web/chunk/lazy-part.tsx'

/** What lies over the page comes when it is first opened. */
export const Panels = lazyPart('panels', async () => (await import('./overlays.tsx')).Panels)
export const CrmBar = lazyPart('crm-bar', async () => (await import('#web/crm/crm-bar.tsx')).CrmBar)
export const Modals = lazyPart('modals', async () => (await import('./overlays.tsx')).Modals)

/** What only watches does not compete with the first view, unless the visitor asks for it. */
export const LaterParts = quietLazy(async () => {
  await Promise.race([whenLoaded(), whenPartRequested()])
  return (await import('./later-parts.tsx')).LaterParts
})
