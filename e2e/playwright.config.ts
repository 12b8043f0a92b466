import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserOf } from './browser.ts'
import { EMPTY_ORIGIN, MANAGE_KEY, ORIGIN, SECRET_KEY } from './origins.ts'

const root = path.resolve(import.meta.dirname, '..')
const data = path.join(root, '.cache/e2e')

// Each run gets a new database. The demo's pictures stay, because they are named by content. Workers read this file too,
// but only the first process may delete.
if (!process.env.TEST_WORKER_INDEX) {
  for (const name of ['demo', 'empty']) {
    const folder = path.join(data, name)
    const kept = existsSync(folder) ? readdirSync(folder).filter((file) => file !== 'media') : []
    for (const file of kept) rmSync(path.join(folder, file), { recursive: true })
  }
}

export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/playwright',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // Durations are measured by `npm run bench`; a slow machine must not fail a test.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // Two more than the cores of the smallest machine, because tests often wait for the network and for other processes.
  workers: 4,
  // A shared CI machine may pause for seconds, so CI retries. The report names retried tests.
  retries: process.env.CI ? 2 : 0,
  use: {
    baseURL: ORIGIN,
    launchOptions: browserOf(),
  },
  projects: [
    // First and in one worker: Firefox starts slowly, so it starts once, while the other workers run Chromium.
    { name: 'firefox', testMatch: 'firefox/**/*.test.ts', workers: 1 },
    {
      name: 'chromium',
      testIgnore: 'firefox/**',
      // Drawing motion costs much processor time. Tests of what moves (`MOVING` in visitors.ts) and all in Firefox have it.
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
  // One on each kind of database. The demo's does most of the work, so it has the faster one.
  webServer: [
    serve('e2e/serve-on-postgres.ts', ORIGIN, 'demo', '1'),
    serve('server/main.ts', EMPTY_ORIGIN, 'empty', '0'),
  ],
})

function serve(main: string, origin: string, name: string, demo: string) {
  return {
    command: `"${process.execPath}" ${main}`,
    cwd: root,
    url: `${origin}/readyz`,
    // The first run encodes the pictures of the demo.
    timeout: 240_000,
    // A killed server would leave its PostgreSQL behind.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 } as const,
    env: {
      PORT: new URL(origin).port,
      DATA_DIR: path.join(data, name),
      DEMO: demo,
      MANAGE_KEY,
      SECRET_KEY,
      // All people of the tests have one address.
      MANAGE_CALLS_PER_MINUTE: '100000',
      // The CRMs of the tests run on this machine.
      ALLOW_PRIVATE_TARGETS: '1',
      LOG_LEVEL: 'warn',
    },
  }
}
