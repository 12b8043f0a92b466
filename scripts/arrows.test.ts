import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
// Inside the repository, so that `#domain/*` and packages resolve as in the rings.
const workshop = path.join(root, '.cache/arrows')

const SAMPLE = {
  domain: `import type { LanguageCode } from '#domain/language/language.ts'; export type Probe = LanguageCode`,
  i18n: `import type { MessageKey } from '#i18n/messages.ts'; export type Probe = MessageKey`,
  contract: `import { ERRORS } from '#contract/error-codes.ts'; export const probe = ERRORS`,
  server: `import type { Config } from '#server/config.ts'; export type Probe = Config`,
  ui: `import { joinClasses } from '#ui/look/join-classes.ts'; export const probe = joinClasses`,
  web: `import { useTheme } from '#web/theme/use-theme.ts'; export const probe = useTheme`,
  studio: `import { STUDIO_NAME } from '#studio/brand/studio-name.ts'; export const probe = STUDIO_NAME`,
  embed: `import { languageOf } from '#embed/frame-place.ts'; export const probe = languageOf`,
  demo: `import { generateProject } from '#demo/generated-project.ts'; export const probe = generateProject`,
  document: 'export const probe = document.title',
  process: 'export const probe = process.env',
  fetch: `export const probe = fetch('/')`,
} as const
type Sample = keyof typeof SAMPLE

const NOT_IN_PROJECT = 'TS6307'
const UNKNOWN_NAME = ['TS2304', 'TS2584', 'TS2591', 'TS2580']

/** What each ring may not import, and what it may, as a control of the probe itself. */
const RINGS: Readonly<Record<string, { readonly allowed: readonly Sample[]; readonly forbidden: readonly Sample[] }>> =
  {
    domain: {
      allowed: ['domain'],
      forbidden: ['i18n', 'contract', 'server', 'ui', 'web', 'studio', 'demo', 'document', 'process', 'fetch'],
    },
    i18n: {
      allowed: ['domain', 'i18n'],
      forbidden: ['contract', 'server', 'ui', 'web', 'studio', 'demo', 'document', 'process', 'fetch'],
    },
    contract: {
      allowed: ['domain', 'i18n', 'contract'],
      forbidden: ['server', 'ui', 'web', 'studio', 'demo', 'document', 'process', 'fetch'],
    },
    server: {
      allowed: ['domain', 'i18n', 'contract', 'server', 'process'],
      forbidden: ['ui', 'web', 'studio', 'embed', 'demo', 'document'],
    },
    ui: {
      allowed: ['domain', 'ui', 'document'],
      forbidden: ['i18n', 'contract', 'server', 'web', 'studio', 'embed', 'demo', 'process'],
    },
    web: {
      allowed: ['domain', 'i18n', 'contract', 'ui', 'web', 'document'],
      forbidden: ['server', 'studio', 'embed', 'demo', 'process'],
    },
    studio: {
      allowed: ['domain', 'i18n', 'contract', 'ui', 'studio', 'document'],
      forbidden: ['server', 'web', 'embed', 'demo', 'process'],
    },
    embed: {
      allowed: ['domain', 'i18n', 'contract', 'embed', 'document'],
      forbidden: ['server', 'ui', 'web', 'studio', 'demo', 'process'],
    },
  }

let output: string
beforeAll(() => {
  for (const [ring, { allowed, forbidden }] of Object.entries(RINGS)) writeProbes(ring, [...allowed, ...forbidden])
  output = compile(Object.keys(RINGS).map((ring) => path.join(workshop, ring)))
})
afterAll(() => rmSync(workshop, { recursive: true }))

describe.each(Object.entries(RINGS))('the %s ring', (ring, { allowed, forbidden }) => {
  it.each(allowed)('compiles with %s', (sample) => {
    expect(errorsIn(output, ring, sample)).toEqual([])
  })

  it.each(forbidden)('does not compile with %s', (sample) => {
    const expected = /^(document|process|fetch)$/.test(sample) ? UNKNOWN_NAME : [NOT_IN_PROJECT]
    expect(errorsIn(output, ring, sample)).toContainEqual(expect.toBeOneOf([...expected]))
  })
})

describe('the lint of pure rings', () => {
  it.each(['Date.now()', 'new Date()', 'Math.random()'])('refuses %s', (call) => {
    expect(lint(`export const probe = ${call}\n`)).toContain('A pure ring takes time and randomness as arguments.')
  })

  it('allows a date with an argument', () => {
    expect(lint('export const probe = new Date(0)\n')).not.toContain('error')
  })
})

/** Writes one probe file per sample, with the settings of a ring. */
function writeProbes(ring: string, samples: readonly Sample[]): void {
  const folder = path.join(workshop, ring)
  mkdirSync(folder, { recursive: true })
  for (const sample of samples) writeFileSync(path.join(folder, `${sample}.ts`), `${SAMPLE[sample]}\n`)
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(probeConfig(ring, folder)))
}

/** Compiles the projects together, because they share references; returns the compiler's output. */
function compile(folders: readonly string[]): string {
  const parameters = ['node_modules/typescript/bin/tsc', '-b', ...folders, '--pretty', 'false']
  return spawnSync(process.execPath, parameters, { cwd: root, encoding: 'utf8' }).stdout
}

/**
 * The ring's own settings, applied to the probes and to files of the ring outside its folder. Of the ring's own files it
 * includes only the one that a probe imports, because the others are compiled elsewhere.
 */
function probeConfig(ring: string, folder: string): object {
  const { include, references } = JSON.parse(readFileSync(path.join(root, ring, 'tsconfig.json'), 'utf8'))
  const fromFolder = (place: string) => path.relative(folder, path.join(root, ring, place))
  return {
    extends: fromFolder('tsconfig.json'),
    compilerOptions: { rootDir: path.relative(folder, root), outDir: './types' },
    include: ['./*.ts', ...include.map(fromFolder)],
    exclude: [fromFolder('**/*')],
    files: [path.relative(folder, path.join(root, ownFileOf(ring)))],
    references: references.map((reference: { path: string }) => ({ path: fromFolder(reference.path) })),
  }
}

function ownFileOf(ring: string): string {
  return (
    Object.values(SAMPLE)
      .flatMap((code) => code.match(/'#(.+?)'/)?.[1] ?? [])
      .find((file) => file.startsWith(`${ring}/`)) ?? ''
  )
}

/** The codes of the errors in one probe. */
function errorsIn(said: string, ring: string, sample: Sample): readonly string[] {
  return said
    .split('\n')
    .filter((line) => line.startsWith(`.cache/arrows/${ring}/${sample}.ts(`))
    .flatMap((line) => line.match(/error (TS\d+)/)?.[1] ?? [])
}

/** Lints a file of the domain in a copied folder structure, because the plugin does not run on standard input. */
function lint(code: string): string {
  const house = path.join(workshop, 'lint')
  cpSync(path.join(root, 'biome.json'), path.join(house, 'biome.json'))
  cpSync(path.join(root, 'scripts/lint'), path.join(house, 'scripts/lint'), { recursive: true })
  mkdirSync(path.join(house, 'domain'), { recursive: true })
  writeFileSync(path.join(house, 'domain/probe.ts'), code)
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome')
  // The copy is in an ignored folder.
  const parameters = [biome, 'lint', '--vcs-enabled=false', 'domain']
  const { stdout, stderr } = spawnSync(process.execPath, parameters, { cwd: house, encoding: 'utf8' })
  return stdout + stderr
}
