import { readFile } from 'node:fs/promises'
import * as z from 'zod'
import { operatorCommand } from './operator-command.ts'

/** Loads the demo from a folder on this machine into an empty database. Returns whether the demo is loaded now. */
export const demoLoad = operatorCommand(z.object({ dir: z.string() }), async (services, { dir }, report) => {
  const { DEMO_TOKEN, loadDemoIfEmpty } = await import('#server/demo/load-demo.ts')
  await loadDemoIfEmpty(services, dir, report)
  return { is_loaded: services.directory.resolve(DEMO_TOKEN) !== null }
})

/** Removes the demo that was loaded from a folder on this machine. */
export const demoRemove = operatorCommand(z.object({ dir: z.string() }), async (services, { dir }) => {
  const { removeDemo } = await import('#server/demo/remove-demo.ts')
  return removeDemo(services, dir)
})

/** Imports a project without media from a file on this machine, and publishes it under a token. */
export const demoProject = operatorCommand(
  z.object({ path: z.string(), token: z.string(), name: z.string() }),
  async (services, { path: file, token, name }) => {
    const { loadProject } = await import('#server/demo/load-project.ts')
    await loadProject(services, { token, name, file: await readFile(file), readFile: async () => null })
    return { token }
  },
)
