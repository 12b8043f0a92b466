import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

// The headless shell first, like Playwright's own: it needs half the CPU time of a full browser.
const PACKAGES = ['chromium-headless-shell', 'chromium']
const SYSTEM_CHROMIUM = [...PACKAGES, 'chromium-browser', 'google-chrome'].map((name) => `/usr/bin/${name}`)

/**
 * Finds or installs a Chromium for the browser tests: Playwright's own download if possible, or else the system's package.
 * Returns its path, or undefined for Playwright's own.
 */
export async function ensureChromium(): Promise<string | undefined> {
  if (existsSync(chromium.executablePath())) return undefined
  const installed = findSystemChromium()
  if (installed) return installed
  console.log('Installing Chromium …')
  if (await run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium-headless-shell', 'chromium']))
    return undefined
  if (existsSync('/usr/bin/apt-get')) await installPackage()
  const packaged = findSystemChromium()
  if (!packaged) throw new Error('There is no Chromium. Install one, then run the tests again.')
  return packaged
}

async function installPackage(): Promise<void> {
  if (!(await run('apt-get', ['update', '-qq']))) return
  for (const name of PACKAGES) if (await run('apt-get', ['install', '-y', '-qq', name])) return
}

function findSystemChromium(): string | undefined {
  return SYSTEM_CHROMIUM.find((file) => existsSync(file))
}

function run(command: string, parameters: readonly string[]): Promise<boolean> {
  const child = spawn(command, parameters, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 })
  return new Promise((resolve) => child.on('error', () => resolve(false)).on('exit', (code) => resolve(code === 0)))
}
