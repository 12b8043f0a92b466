import { lazyPart } from '#web/chunk/lazy-part.tsx'

/** What lies over the page comes when it is first opened. */
export const Panels = lazyPart('panels', async () => (await import('./overlays.tsx')).Panels)
export const CrmBar = lazyPart('crm-bar', async () => (await import('#web/crm/crm-bar.tsx')).CrmBar)
export const Modals = lazyPart('modals', async () => (await import('./overlays.tsx')).Modals)
