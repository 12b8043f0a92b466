import { parse, type Token } from '@messageformat/parser'

/** The placeholders and plurals of a message. */
export function anatomyOf(message: string) {
  const names = new Set([...message.matchAll(/<\/?\w+>/g)].map(([tag]) => tag))
  const plurals: (readonly string[])[] = []
  const walk = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      if ('arg' in token) names.add(token.arg)
      if (!('cases' in token)) continue
      if (token.type === 'plural') plurals.push(token.cases.map(({ key }) => key).filter((key) => !key.startsWith('=')))
      for (const { tokens: inner } of token.cases) walk(inner)
    }
  }
  walk(parse(message))
  return { names: [...names].sort(), plurals }
}
