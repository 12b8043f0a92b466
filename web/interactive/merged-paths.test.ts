import { expect, test } from 'vitest'
import { mergedPaths } from './merged-paths.ts'

test('merges all regions of one look and colour into one path', () => {
  const free = Array.from({ length: 200 }, (_, i) => ({ look: 'free', colour: '#0a0', path: `M${i}` }) as const)
  const merged = mergedPaths([
    ...free,
    { look: 'out', colour: '#0a0', path: 'Mx' },
    { look: 'free', colour: '#a00', path: 'My' },
  ])
  expect(merged.map(({ look, colour }) => `${look} ${colour}`)).toEqual(['free #0a0', 'out #0a0', 'free #a00'])
  expect(merged[0]?.path.startsWith('M0M1M2')).toBe(true)
  expect(mergedPaths([])).toEqual([])
})
