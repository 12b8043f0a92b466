import { createDraftWorld } from './draft-world.ts'
import { performActs } from './random-acts.ts'
import type { Row } from './run-row.ts'

/**
 * Three people, a feed and a CRM act at random on a draft. After each act the laws of the draft hold, and visitors see only
 * what was written live or ticked by somebody who may publish.
 */
export const randomActs: Row = {
  name: 'random acts on a draft',
  run: async (site, { acts, seeds }) => {
    const server = site.serve()
    await server.start()
    const orders = site.load(server, { orders: 20 })
    await orders.more(20)
    const lost: string[] = []
    for (let seed = 1; seed <= seeds; seed += 1) {
      const world = await createDraftWorld(server.origin, site, `acts-${seed}`)
      const faults = await performActs(world, Math.ceil(acts / seeds), seed).catch((error) => [
        `seed ${seed}: ${error instanceof Error ? error.message : error}`,
      ])
      lost.push(...faults)
    }
    site.note(`${acts} acts over ${seeds} seeds`)
    site.count({ acknowledged: acts, stored: acts - lost.length, lost })
  },
}
