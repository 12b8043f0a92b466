import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readFolders } from './circles.fixture.ts'

const root = path.resolve(import.meta.dirname, '..')
const textOf = (page: string) => readFileSync(path.join(root, page), 'utf8')
const docs = readdirSync(path.join(root, 'docs')).filter((name) => name.endsWith('.md'))
const PAGES = ['README.md', 'ARCHITECTURE.md', 'demo/README.md', ...docs.map((name) => `docs/${name}`)]

const RINGS = 'bench|contract|demo|deploy|docs|domain|e2e|embed|faults|i18n|scripts|server|studio|ui|web'
const CODE_PATH = new RegExp(`\`((?:${RINGS})/[\\w./-]+)\``, 'g')
const LINK = /\]\(([^)\s]+)\)/g
const SOURCE = /(?<!\.(?:test|fixture|setup))\.tsx?$/

describe.each(PAGES)('%s', (page) => {
  it('names only files that exist', () => {
    const paths = [...textOf(page).matchAll(CODE_PATH)].map(([, name = '']) => name)
    expect(paths.filter((name) => !isThere(name))).toEqual([])
  })

  it('links only to pages and headings that exist', () => {
    const links = [...textOf(page).matchAll(LINK)].map(([, link = '']) => link).filter((link) => !link.includes('://'))
    expect(links.filter((link) => !leadsSomewhere(page, link))).toEqual([])
  })
})

describe.each(['server', 'web', 'ui', 'studio'])('the layers of %s in ARCHITECTURE.md', (ring) => {
  const lines = layersOf(ring)
  const layerOf = new Map(lines.flatMap((line, index) => line.map((folder) => [folder, index] as const)))

  it('show every folder once', () => {
    expect(lines.flat().toSorted()).toEqual(foldersOf(ring))
  })

  it('import only from lines below', () => {
    const upwards = [...readFolders(root, ring)].flatMap(([from, imports]) =>
      [...imports]
        .filter(([to]) => from !== '.' && to !== '.' && (layerOf.get(to) ?? 0) <= (layerOf.get(from) ?? 0))
        .map(([, example]) => example),
    )
    expect(upwards).toEqual([])
  })
})

/** The folders of a ring that contain more than tests. */
function foldersOf(ring: string): readonly string[] {
  const files = readdirSync(path.join(root, ring), { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => file.includes(path.sep) && SOURCE.test(file))
  return [...new Set(sources.map((file) => file.split(path.sep)[0] ?? ''))].toSorted()
}

/** Pages may leave out the ending of a source file. */
function isThere(name: string): boolean {
  return ['', '.ts', '.tsx'].some((ending) => existsSync(path.join(root, name + ending)))
}

function leadsSomewhere(page: string, link: string): boolean {
  const [file = '', heading] = link.split('#')
  const target = file === '' ? page : path.join(path.dirname(page), file)
  if (!existsSync(path.join(root, target))) return false
  return heading === undefined || headingsOf(textOf(target)).includes(heading)
}

/** The anchors that GitHub makes of headings. */
function headingsOf(text: string): readonly string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** The folders of a ring as the figure shows them, one list a line, the uppermost first. */
function layersOf(ring: string): readonly (readonly string[])[] {
  const [, layers = ''] = textOf('ARCHITECTURE.md').split('## Layers')
  const figure = new RegExp(`^${ring}/ ([^\`]+?)\\n(?:\\n|\`)`, 'm').exec(layers)
  return (figure?.[1] ?? '').split('\n').map((line) => line.trim().split(/\s+/))
}
