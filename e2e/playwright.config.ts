import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'

const PORT = 4173
const executablePath = process.env.CHROMIUM_PATH

export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/playwright',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  webServer: {
    command: `"${process.execPath}" server/main.ts`,
    cwd: path.resolve(import.meta.dirname, '..'),
    url: `http://127.0.0.1:${PORT}/readyz`,
    env: { PORT: String(PORT), DATA_DIR: mkdtempSync(path.join(tmpdir(), 'vitrine-e2e-')), LOG_LEVEL: 'warn' },
  },
})
