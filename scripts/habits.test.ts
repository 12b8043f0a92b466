import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { crumbs, longFunctions, spreadLiterals } from './habits.fixture.ts'
import { isOfProduct, readSources, sourceOf } from './sources.fixture.ts'
import { unusedExports } from './unused-exports.fixture.ts'

/**
 * How often the sources still have what they should not have. A number may only fall, and is corrected here when it does: a
 * larger one would let the next file in.
 */
const LEFT = {
  spreadLiterals: 0,
  crumbs: 89,
  longFunctions: 52,
  exportsForTests: 73,
}

/** What the product reads by its path and not by an import: pages, documents and the set-up of tests. */
const READ_BY_PATH = [
  'server/databases.setup.ts: setup',
  'server/document/prepare-chess.ts: prepare',
  'server/rendering/counting-renderer.fixture.ts: renderPage',
  'server/typst/prepare.fixture.ts: prepare',
  'web/app/render-on-server.tsx: renderPage',
]

/** Types that the compiler has to name where it declares what another file exports. */
const NAMED_BY_COMPILER = [
  'e2e/host-page.ts: Host',
  'e2e/test.ts: Guarded',
  'server/backup/write-backup.ts: WrittenBackup',
  'server/demo/remove-demo.ts: RemovedDemo',
  'server/document/shown-picture.ts: PlacedPicture',
  'server/export/write-export.ts: WrittenExport',
  'server/operator/operator-command.ts: OperatorCommand',
  'server/personal-data/preview-erasure.ts: ErasurePreview',
  'server/session/session-store.ts: FoundSession',
  'studio/grid/use-column-widths.ts: ColumnWidths',
  'studio/publish/use-project-facts.ts: ProjectFacts',
  'web/app/error-page.tsx: ErrorPageProps',
  'web/document/chess-document.tsx: ChessDocumentProps',
  'web/document/unit-document.tsx: UnitDocumentProps',
  'web/front/front-page.tsx: FrontPageProps',
  'web/panorama/panorama-page.tsx: PanoramaPageProps',
  'web/storey-plan/storey-plan-view.tsx: StoreyPlanViewProps',
]

describe('the sources', () => {
  const sources = readSources(path.resolve(import.meta.dirname, '..'))
  const product = sources.filter(isOfProduct)
  const unused = unusedExports(sources, true)

  it('export only what another file imports', () => {
    expect(unused).toEqual([...READ_BY_PATH, ...NAMED_BY_COMPILER].toSorted())
  })

  it.each([
    ['exportsForTests', unusedExports(sources, false).filter((each) => !unused.includes(each))],
    ['spreadLiterals', sources.flatMap(spreadLiterals)],
    ['crumbs', crumbs(sources)],
    ['longFunctions', product.flatMap(longFunctions)],
  ] as const)('have no more %s than are known', (habit, found) => {
    expect(found.length, found.join('\n')).toBe(LEFT[habit])
  })
})

describe('an export', () => {
  const unusedIn = (files: Readonly<Record<string, string>>, countsTests = false) =>
    unusedExports(
      Object.entries(files).map(([file, text]) => sourceOf(file, text)),
      countsTests,
    )

  it('is used by an import of its name, of a namespace, of a type, or later', () => {
    const users = [
      `import { a } from './house.ts'`,
      `import type { a as b } from '#ring/house.ts'`,
      `import * as house from './house.ts'\nhouse.a()`,
      `let a: import('./house.ts').a`,
      `const { a } = await import('./house.ts')`,
      `const a = (await import('./house.ts')).a`,
      `import('./house.ts').then(({ a }) => a())`,
      `import('./house.ts').then((house) => house.a())`,
      `export { a } from './house.ts'`,
    ]
    for (const user of users) {
      expect(unusedIn({ 'ring/house.ts': 'export const a = 1', 'ring/user.ts': user })).not.toContain(
        'ring/house.ts: a',
      )
    }
    const house = { 'ring/house.ts': 'export function a() {}\nexport type B = 1\nexport const [c] = [1]' }
    const names = ['a', 'B', 'c'].map((name) => `ring/house.ts: ${name}`)
    expect(unusedIn(house)).toEqual(names)
    expect(unusedIn({ ...house, 'ring/user.ts': `import * as house from './house.ts'\nhouse.a()` })).toEqual(
      names.slice(1),
    )
  })

  it('of the product is not used by a test, and one of a fixture is', () => {
    const files = {
      'ring/house.ts': 'export const a = 1',
      'ring/house.fixture.ts': 'export const b = 1',
      'ring/house.test.ts': `import { b } from './house.fixture.ts'\nimport { a } from './house.ts'`,
    }
    expect(unusedIn(files)).toEqual(['ring/house.ts: a'])
    expect(unusedIn(files, true)).toEqual([])
  })
})

describe('what the sources should not have', () => {
  it('is a literal that is spread where it stands', () => {
    const text = 'f({ ...{ a, b }, c, ...(d && { d }), ...e })\nconst list = [...([1] as const), ...others]'
    expect(spreadLiterals(sourceOf('ring/a.ts', text))).toEqual(['ring/a.ts:1', 'ring/a.ts:2'])
    expect(spreadLiterals(sourceOf('ring/a.tsx', 'const b = <B {...{ c }} {...d} />'))).toEqual(['ring/a.tsx:1'])
  })

  it('is a small file whose only importer stands beside it', () => {
    const long = 'const line = 1\n'.repeat(23)
    const files = {
      'ring/near.ts': '',
      'ring/long.ts': long,
      'ring/shared.ts': '',
      'ring/far/far.ts': '',
      'ring/a.ts': ['near', 'long', 'shared', 'far/far'].map((name) => `import './${name}.ts'\n`).join(''),
      'ring/b.ts': `import './shared.ts'`,
      'ring/a.test.ts': `import './near.ts'`,
    }
    expect(crumbs(Object.entries(files).map(([file, text]) => sourceOf(file, text)))).toEqual(['ring/near.ts'])
  })

  it('is a function of more than 60 lines or a component of more than 100', () => {
    const of = (lines: number) => `{\n${'  a()\n'.repeat(lines - 2)}}`
    const text = `function short() ${of(60)}\nconst long = () => ${of(61)}\nfunction Part() ${of(100)}\nfunction Page() ${of(101)}`
    expect(longFunctions(sourceOf('ring/a.tsx', text))).toEqual([
      'ring/a.tsx:61 long: 61 lines',
      'ring/a.tsx:222 Page: 101 lines',
    ])
  })
})
