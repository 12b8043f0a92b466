import { describe, expect, it } from 'vitest'
import { isOption, joinChoices, optionsFor, toggleChoice } from './choice-text.ts'

const options = ['Available', 'Not available', 'Reserved', 'Sold'].map((text) => ({ text }))
const textsFor = (typed: string) => optionsFor(options, typed).map(({ text }) => text)

describe('the options of a choice column', () => {
  it('are found by typing, those that begin with the text first', () => {
    expect(textsFor('')).toHaveLength(4)
    expect(textsFor('a')).toEqual(['Available', 'Not available'])
    expect(textsFor(' SO')).toEqual(['Sold'])
    expect(textsFor('x')).toEqual([])
  })

  it('are known whatever their case', () => {
    expect(isOption(options, 'sold ')).toBe(true)
    expect(isOption(options, 'sol')).toBe(false)
  })
})

describe('a cell with several options', () => {
  it('separates them by commas', () => {
    expect(joinChoices(['Sea view', 'Corner'])).toBe('Sea view, Corner')
  })

  it('adds an option, or removes it if it was chosen', () => {
    expect(toggleChoice(['Corner'], 'Sea view')).toEqual(['Corner', 'Sea view'])
    expect(toggleChoice(['Corner', 'Sea view'], 'corner')).toEqual(['Sea view'])
  })
})
