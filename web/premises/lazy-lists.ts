import { lazyPart } from '#web/chunk/lazy-part.tsx'

/** The list views that load on demand. Cards load with the page. */
export const UnitTable = lazyPart('unit-table', async () => (await import('./unit-table.tsx')).UnitTable)
export const UnitRows = lazyPart('unit-rows', async () => (await import('./unit-rows.tsx')).UnitRows, { says: 'first' })
export const LayoutGroups = lazyPart('layout-groups', async () => (await import('./layout-groups.tsx')).LayoutGroups)
/** Shown instead of an empty list. */
export const NothingFound = lazyPart('nothing-found', async () => (await import('./nothing-found.tsx')).NothingFound)
