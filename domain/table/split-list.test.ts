import { describe, expect, it } from 'vitest'
import { splitList } from './split-list.ts'

describe('a list', () => {
  it.each([
    ['61, 62;63', ['61', '62', '63']],
    ['61، 62؛ 63', ['61', '62', '63']],
    ['海景，转角、复式；顶层', ['海景', '转角', '复式', '顶层']],
    [' Sea view,Corner,, ', ['Sea view', 'Corner']],
    ['', []],
  ])('%j is split by the commas and semicolons of every language', (text, words) => {
    expect(splitList(text)).toEqual(words)
  })
})
