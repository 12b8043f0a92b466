import { lazyPart } from '#web/chunk/lazy-part.tsx'

/** The ways to list units that come when they are asked for; cards come at once. */
export const UnitTable = lazyPart('unit-table', async () => (await import('./unit-table.tsx')).UnitTable)
export const UnitRows = lazyPart('unit-rows', async () => (await import('./unit-rows.tsx')).UnitRows, { says: 'first' })
export const LayoutGroups = lazyPart('layout-groups', async () => (await import('./layout-groups.tsx')).LayoutGroups)
/** What is shown instead of an empty list. */
export const NothingFound = lazyPart('nothing-found', async () => (await import('./nothing-found.tsx')).NothingFound)
