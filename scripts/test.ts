import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { buildIfStale } from './build-if-stale.ts'
import { checkSize } from './check-size.ts'
import { checkStudioSize } from './check-studio-size.ts'
import { ensureChromium } from './chromium.ts'
import { findFirefox } from './firefox.ts'

/** The counts of one runner. */
interface Count {
  readonly passed: number
  readonly failed: number
}

const node = process.execPath
/** For the loop of somebody who changes code. */
const isQuick = process.argv.includes('--quick')
/** Without slow tests, and without repeating those for both databases on the slower one. */
const QUICK_UNIT_TESTS = ['--exclude', '**/*.slow.test.ts', '--testNamePattern', '^(?!.* on PGlite)']
const UNIT_REPORT = '.cache/vitest.json'
// Absolute, because Playwright resolves it from the folder of its configuration.
const BROWSER_REPORT = path.resolve('.cache/playwright.json')
/** The data folder of the server with the demo (e2e/playwright.config.ts). */
const DEMO_DATA = path.resolve('.cache/e2e/demo')

// Server tests start real processes, which serve the built app.
await buildIfStale()
// Downloads while the other tests run.
const chromium = isQuick ? Promise.resolve(undefined) : ensureChromium()
// A failure is reported when the browser tests begin.
chromium.catch(() => {})
const demo = isQuick ? Promise.resolve() : encodeDemo()
const counts = [await types(), await lint(), size(), await unit(), ...(isQuick ? [] : [await browser()])]
const passed = sum(({ passed }) => passed)
const failed = sum(({ failed }) => failed)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

function types(): Promise<Count> {
  return check('Types', ['node_modules/typescript/bin/tsc', '-b'])
}

function lint(): Promise<Count> {
  return check('Lint and format', ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.'])
}

function size(): Count {
  heading('Size of the first view')
  const [web, studio] = [checkSize(), checkStudioSize()]
  return { passed: web.passed + studio.passed, failed: web.failed + studio.failed }
}

async function unit(): Promise<Count> {
  heading('Unit and server tests')
  rmSync(UNIT_REPORT, { force: true })
  await run([
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${UNIT_REPORT}`,
    ...(isQuick ? QUICK_UNIT_TESTS : []),
  ])
  const report = readReport<{ numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }>(
    UNIT_REPORT,
  )
  if (!report) return { passed: 0, failed: 1 }
  // A file that fails to load has no failed tests, only a failed suite.
  const failed = report.numFailedTests || report.numFailedTestSuites
  return { passed: report.numPassedTests, failed }
}

async function browser(): Promise<Count> {
  heading('Browser tests')
  const firefox = findFirefox()
  if (firefox === null) console.log('Firefox is not installed: its journeys are not run')
  rmSync(BROWSER_REPORT, { force: true })
  await demo
  const env = {
    CHROMIUM_PATH: (await chromium) ?? '',
    FIREFOX_PATH: firefox ?? '',
    PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_REPORT,
  }
  await run(
    ['node_modules/playwright/cli.js', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=dot,json'],
    env,
  )
  const report = readReport<{ stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] }>(
    BROWSER_REPORT,
  )
  if (!report) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky } = report.stats
  // Only CI retries (e2e/playwright.config.ts).
  if (flaky > 0) console.log(`${flaky} passed only when tried again`)
  return { passed: expected + flaky, failed: unexpected + report.errors.length }
}

/**
 * Encodes the pictures of the demo for the browser tests, while unit tests leave a core idle. Only a new checkout has none.
 * If it fails, the server of the browser tests encodes them.
 */
function encodeDemo(): Promise<void> {
  if (existsSync(path.join(DEMO_DATA, 'media'))) return Promise.resolve()
  // No other settings, which could name a database or a bucket in use.
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: DEMO_DATA }
  const child = spawn(node, ['scripts/vitrine.ts', 'demo'], { env, stdio: 'ignore' })
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  return new Promise((resolve) => child.on('error', () => resolve()).on('exit', () => resolve()))
}

async function check(name: string, parameters: readonly string[]): Promise<Count> {
  heading(name)
  return (await run(parameters)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function run(parameters: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  // Runners colour their output even without a terminal, as in CI.
  const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' }
  const settings = { ...process.env, ...plain, ...env }
  const child = spawn(node, parameters, { env: settings, stdio: ['ignore', 'inherit', 'inherit'] })
  return new Promise((resolve, reject) => child.on('error', reject).on('exit', (code) => resolve(code === 0)))
}

function readReport<Report>(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return null
  }
}

function heading(name: string): void {
  console.log(`\n── ${name}`)
}

function sum(of: (count: Count) => number): number {
  return counts.reduce((total, count) => total + of(count), 0)
}
