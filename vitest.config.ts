import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Slow files first, so that none of them runs alone at the end. Vitest knows no durations in a new checkout. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isSlow = ({ moduleId }: TestSpecification) => moduleId.includes('.slow.test.')
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
  }
}

const RINGS = 'domain,contract,i18n,server,embed,demo,deploy,faults,scripts'
const SCREENS = 'ui,web,studio'

export default defineConfig({
  cacheDir: '.cache/vite',
  test: {
    // Modules have no state, so test files can share loaded modules.
    isolate: false,
    // More than the cores of the smallest machine, because some tests wait for processes that they started.
    maxWorkers: 4,
    // Durations are measured by `npm run bench`; a slow machine must not fail a test.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // A shared CI machine may pause for seconds, so CI retries.
    retry: process.env.CI ? 2 : 0,
    sequence: { sequencer: SlowFirst },
    setupFiles: ['vitest.setup.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: [`{${RINGS}}/**/*.test.ts`],
          globalSetup: ['server/databases.setup.ts'],
          // Node runs these files as it runs the server, so Vite need not transform them.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      { extends: true, test: { name: 'screens', include: [`{${SCREENS}}/**/*.test.ts`] } },
    ],
  },
})
