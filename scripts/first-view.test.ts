import { describe, expect, test } from 'vitest'
import { firstViewOf, type LoadedLater, type Manifest } from './first-view.ts'

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
  test('is the entry, all it imports and their styles, and every lazy part that is not named as later', () => {
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

  test('adds what a view needs beyond the rest', () => {
    expect(firstViewOf(html, manifest, later).byView).toEqual({
      'chess.tsx': ['chess.js', 'chess.css'],
      'plan.tsx': ['plan.js'],
    })
  })

  test('counts a stylesheet that nobody names', () => {
    const { always } = firstViewOf(html, { ...manifest, 'fonts/thai.css': { file: 'thai.css' } }, later)
    expect(always).toContain('thai.css')
  })

  test('tells of parts for later that are no longer built', () => {
    expect(firstViewOf(html, manifest, { ...later, onDemand: ['menu.tsx', 'gone.tsx'] }).unknown).toEqual(['gone.tsx'])
  })
})
