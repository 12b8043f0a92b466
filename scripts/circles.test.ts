import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { findCircle, readFiles, readFolders } from './circles.fixture.ts'

const root = path.resolve(import.meta.dirname, '..')

describe.each(['domain', 'contract', 'i18n', 'server', 'ui', 'web', 'studio', 'embed'])('the ring %s', (ring) => {
  it('has no circle of folders', () => {
    expect(findCircle(readFolders(root, ring))).toBeNull()
  })

  it('has no circle of files, within a folder or through types', () => {
    expect(findCircle(readFiles(root, ring))).toBeNull()
  })
})

describe('a circle', () => {
  it('is found and described by its imports, also through types, lazy imports and files directly in the ring', () => {
    const files = {
      'ring/start.ts': `const { buyer } = await import('./buyer/buyer.ts')`,
      'ring/buyer/buyer.ts': `import { home } from '#ring/home/home.ts'\nimport './other.ts'`,
      'ring/buyer/other.ts': '',
      'ring/home/home.ts': `import type { Start } from '#ring/start.ts'`,
      'ring/home/home.test.ts': `import '#ring/buyer/buyer.ts'`,
    }
    expect(circleIn(files)).toEqual([
      'ring/home/home.ts imports ring/start.ts',
      'ring/start.ts imports ring/buyer/buyer.ts',
      'ring/buyer/buyer.ts imports ring/home/home.ts',
    ])
    expect(circleIn({ ...files, 'ring/home/home.ts': '' })).toBeNull()
  })

  it('is found between two files of one folder', () => {
    const files = {
      'ring/home/home.ts': `import { roof } from './roof.ts'`,
      'ring/home/roof.ts': `import type { Home } from './home.ts'`,
    }
    expect(circleIn(files)).toBeNull()
    expect(circleIn(files, readFiles)).toEqual([
      'ring/home/home.ts imports ring/home/roof.ts',
      'ring/home/roof.ts imports ring/home/home.ts',
    ])
  })
})

function circleIn(files: Readonly<Record<string, string>>, read = readFolders): readonly string[] | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  const circle = findCircle(read(folder, 'ring'))
  rmSync(folder, { recursive: true })
  // The search may enter the circle at any place.
  if (!circle) return null
  const first = circle.findIndex((each) => each.startsWith('ring/home/home.ts'))
  return [...circle.slice(first), ...circle.slice(0, first)]
}
