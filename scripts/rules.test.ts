import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const page = readFileSync(path.join(root, 'docs/rules.md'), 'utf8')

/** The titles below the titles of groups, as `group: title`. */
function titlesIn(text: string, pattern: RegExp): readonly string[] {
  let group = ''
  return [...text.matchAll(pattern)].flatMap(({ groups }) => {
    group = groups?.group ?? group
    return groups?.title ? [`${group}: ${groups.title}`] : []
  })
}

const rules = titlesIn(page, /^## (?<group>.+)$|^### (?<title>.+)$/gm)
const tests = globSync('*/rules/*.test.ts', { cwd: root }).flatMap((file) =>
  titlesIn(readFileSync(path.join(root, file), 'utf8'), /\bdescribe\('(?<group>.+?)',|\btest\('(?<title>.+?)',/g),
)

test('every rule of docs/rules.md has a test of the same title, and the other way round', () => {
  expect(rules.length).toBeGreaterThan(0)
  expect(tests.toSorted()).toEqual(rules.toSorted())
})

test('every rule has one example and a link to the code that holds it', () => {
  for (const rule of page.split(/^### /m).slice(1)) {
    const [title = ''] = rule.split('\n')
    expect(rule.match(/^Example: /gm), title).toHaveLength(1)
    expect([...rule.matchAll(/\]\((.+?)\)/g)].length, title).toBeGreaterThan(0)
  }
})

test('every link of docs/rules.md leads to a file', () => {
  const links = [...page.matchAll(/\]\((?!#)(.+?)(?:#.*?)?\)/g)].map(([, link = '']) => link)
  expect(links.filter((link) => !existsSync(path.join(root, 'docs', link)))).toEqual([])
})
