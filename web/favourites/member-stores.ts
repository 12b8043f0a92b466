import type { Boot } from '#contract/boot.ts'
import type { TokenData } from '#contract/token.ts'
import type { ApiClient } from '#web/api/client.ts'
import { type CatalogueState, type CatalogueStore, createCatalogueStore } from '#web/catalogue/catalogue-store.ts'

/** The data of a group's projects. The token of the group gives access to all of them. */
interface MemberStores {
  readonly members: readonly TokenData['catalogs'][number][]
  /** The states of the members, in their order. */
  readonly states: () => readonly CatalogueState[]
  readonly subscribe: (listen: () => void) => () => void
  readonly load: () => void
  /** Reloads the loaded projects and marks what has changed. */
  readonly refresh: () => void
}

/** Creates a catalogue store for each project of a group. */
export function createMemberStores(client: ApiClient, boot: Boot, token: TokenData): MemberStores {
  const members = token.catalogs.filter(({ project_id }) => project_id !== null)
  const stores = members.map(({ project_id }) =>
    createCatalogueStore(client, boot, { ...token, settings: { ...token.settings, project_id } }),
  )
  let states = stores.map(stateOf)
  return {
    members,
    states: () => {
      const next = stores.map(stateOf)
      // Returns the same array if nothing has changed, since React compares by identity.
      if (next.some((state, index) => state !== states[index])) states = next
      return states
    },
    subscribe: (listen) => {
      const stops = stores.map(({ subscribe }) => subscribe(listen))
      return () => {
        for (const stop of stops) stop()
      }
    },
    load: () => {
      for (const { load, state } of stores) if (state().loading !== 'loaded') void load()
    },
    refresh: () => {
      for (const { onProject } of stores) void onProject()
    },
  }
}

function stateOf({ state }: CatalogueStore): CatalogueState {
  return state()
}
