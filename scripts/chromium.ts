import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const SYSTEM_CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * Finds a Chromium for the browser tests, or gets one: Playwright's own download where that works, else the system's
 * package. Gives its path, or undefined for Playwright's own.
 */
export function ensureChromium(): string | undefined {
  if (existsSync(chromium.executablePath())) return undefined
  const installed = findSystemChromium()
  if (installed) return installed
  console.log('Installing Chromium …')
  if (run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium-headless-shell', 'chromium']))
    return undefined
  if (existsSync('/usr/bin/apt-get'))
    run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', 'chromium'])
  const packaged = findSystemChromium()
  if (!packaged) throw new Error('There is no Chromium. Install one, then run the tests again.')
  return packaged
}

function findSystemChromium(): string | undefined {
  return SYSTEM_CHROMIUM.find((file) => existsSync(file))
}

function run(command: string, parameters: readonly string[]): boolean {
  return spawnSync(command, parameters, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 }).status === 0
}
