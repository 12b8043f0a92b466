import { describe, expect, test } from 'vitest'
import { filesOf, firstViewOf, type LoadedLater, type Manifest, withPartNames } from './first-view.ts'

const html = `<script type="module" src="/index.js" nonce="x"></script>
  <link rel="stylesheet" href="/index.css"><link rel="icon" href="data:,">`

const manifest: Manifest = {
  'index.html': {
    file: 'index.js',
    imports: ['_shared.js'],
    dynamicImports: ['menu.tsx', 'chess.tsx', 'plan.tsx', 'forgotten.tsx', 'locales/en.json', 'locales/zh.json'],
    css: ['index.css'],
  },
  '_shared.js': { file: 'shared.js', imports: ['_deep.js'], css: ['shared.css'] },
  '_deep.js': { file: 'deep.js' },
  '_shared.css': { file: 'shared.css' },
  'menu.tsx': { file: 'menu.js', imports: ['_shared.js'] },
  'chess.tsx': { file: 'chess.js', imports: ['_shared.js'], css: ['chess.css'] },
  'plan.tsx': { file: 'plan.js' },
  'forgotten.tsx': { file: 'forgotten.js' },
  'locales/en.json': { file: 'en.js' },
  'locales/zh.json': { file: 'zh.js' },
  'fonts/chinese.css': { file: 'chinese.css' },
  'fonts/inter.woff2': { file: 'inter.woff2' },
}

const later: LoadedLater = {
  languages: { en: ['locales/en.json'], zh: ['locales/zh.json', 'fonts/chinese.css'] },
  views: ['chess.tsx', 'plan.tsx'],
  onDemand: ['menu.tsx'],
}

describe('the first view', () => {
  test('is the entry with its imports and styles, and every lazy part that is not listed as later', () => {
    expect(firstViewOf(html, manifest, later).always).toEqual([
      'index.js',
      'index.css',
      'shared.js',
      'shared.css',
      'deep.js',
      'forgotten.js',
    ])
  })

  test('adds the messages and the font styles of a language', () => {
    expect(firstViewOf(html, manifest, later).byLanguage).toEqual({ en: ['en.js'], zh: ['zh.js', 'chinese.css'] })
  })

  test('adds the files that only one view needs', () => {
    expect(firstViewOf(html, manifest, later).byView).toEqual({
      'chess.tsx': ['chess.js', 'chess.css'],
      'plan.tsx': ['plan.js'],
    })
  })

  test('counts a stylesheet that no chunk names', () => {
    const { always } = firstViewOf(html, { ...manifest, 'fonts/thai.css': { file: 'thai.css' } }, later)
    expect(always).toContain('thai.css')
  })

  test('reports later parts that are no longer built', () => {
    expect(firstViewOf(html, manifest, { ...later, onDemand: ['menu.tsx', 'gone.tsx'] }).unknown).toEqual(['gone.tsx'])
  })
})

describe('names of lazy parts', () => {
  const merged: Manifest = {
    'index.html': { file: 'index.js', dynamicImports: ['_later.js', 'menu.tsx'] },
    '_later.js': { file: 'later.js', css: ['later.css'] },
    'menu.tsx': { file: 'menu.js' },
  }
  const modules = { 'later.js': { 'web/card.tsx': 5, 'web/toast.tsx': 3 }, 'menu.js': { 'web/menu.tsx': 2 } }

  test('lead to a file that contains several of them', () => {
    const named = withPartNames(merged, modules, ['card.tsx', 'toast.tsx', 'menu.tsx'])
    expect(filesOf(named, ['card.tsx'])).toEqual(['later.js', 'later.css'])
    expect(filesOf(named, ['toast.tsx'])).toEqual(['later.js', 'later.css'])
    expect(filesOf(named, ['menu.tsx'])).toEqual(['menu.js'])
  })

  test('can list such a file as later', () => {
    const named = withPartNames(merged, modules, ['card.tsx', 'toast.tsx'])
    const { always, unknown } = firstViewOf('<script src="/index.js">', named, {
      languages: {},
      views: [],
      onDemand: ['card.tsx', 'toast.tsx', 'menu.tsx'],
    })
    expect(always).toEqual(['index.js'])
    expect(unknown).toEqual([])
  })
})
