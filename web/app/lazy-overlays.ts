import { lazyPart } from '#web/chunk/lazy-part.tsx'
import { quietLazy } from '#web/ui/quiet-lazy.ts'

/** What lies over the page comes when it is first opened. */
export const Panels = lazyPart('panels', async () => (await import('./overlays.tsx')).Panels)
export const CrmBar = lazyPart('crm-bar', async () => (await import('#web/crm/crm-bar.tsx')).CrmBar)
export const Modals = lazyPart('modals', async () => (await import('./overlays.tsx')).Modals)

/** What only watches does not compete with the first view. */
export const LaterParts = quietLazy(async () => {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  return (await import('./later-parts.tsx')).LaterParts
})
