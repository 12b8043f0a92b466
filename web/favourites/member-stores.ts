import type { Boot } from '#contract/boot.ts'
import type { TokenData } from '#contract/token.ts'
import type { ApiClient } from '#web/api/client.ts'
import { type CatalogueState, type CatalogueStore, createCatalogueStore } from '#web/catalogue/catalogue-store.ts'

/** The data of a group's projects. Its own token opens them all, so that no other has to be known. */
export interface MemberStores {
  readonly members: readonly TokenData['catalogs'][number][]
  /** Of each member, in their order. */
  readonly states: () => readonly CatalogueState[]
  readonly subscribe: (listen: () => void) => () => void
  readonly load: () => void
  /** Asks again for what is there, and marks what has changed. */
  readonly refresh: () => void
}

/** A store for each project of a group, the same that keeps the project of a catalogue. */
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
      // React compares by identity.
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
