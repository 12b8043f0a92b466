import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { type Running, startProcess } from './processes.ts'

/** A server with one generated project, and a browser. */
interface LargeProject {
  readonly server: Running
  readonly browser: Browser
  readonly stop: () => Promise<void>
}

/** Starts a server with a generated project of some units, and a browser. */
export async function startLargeProject(
  units: number,
  executablePath: string | undefined,
  settings: Readonly<Record<string, string>> = {},
): Promise<LargeProject> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-bench-'))
  const env = { DATA_DIR: dataDir, PORT: '0', DEMO: '0', LOG_LEVEL: 'warn', ...settings }
  execFileSync(process.execPath, [...process.execArgv, 'scripts/vitrine.ts', 'demo', '--units', String(units)], {
    env: { ...process.env, ...env },
  })
  const server = await startProcess(['server/main.ts'], env)
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const stop = async () => {
    await browser.close()
    await server.stop()
    await rm(dataDir, { recursive: true })
  }
  return { server, browser, stop }
}
