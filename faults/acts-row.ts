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
    // Without a mail server the answer to an invitation has its link.
    const server = site.serve({ SMTP_URL: '', MANAGE_CALLS_PER_MINUTE: '1000000' })
    await server.start()
    site.load(server, { orders: 0 })
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
