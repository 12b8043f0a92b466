import { existsSync } from 'node:fs'

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']

/** Finds the installed Firefox; null if there is none. `FIREFOX_PATH` names one elsewhere. */
export function findFirefox(): string | null {
  return process.env.FIREFOX_PATH || (PLACES.find((file) => existsSync(file)) ?? null)
}
