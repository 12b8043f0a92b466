import { createHash } from 'node:crypto'

/** The inline scripts and styles of one document. Its policy permits each by the hash of its text, and no other. */
export interface Inline {
  /** Writes a script element. `attributes` are those of the element, such as `id="a"`. */
  readonly script: (text: string, attributes?: string) => string
  /** Writes a style element. */
  readonly style: (text: string, attributes?: string) => string
  /** Permits the inline scripts of markup that was written elsewhere. */
  readonly permitScripts: (markup: string) => void
  readonly hashes: InlineHashes
}

/** The sources of a policy that permit what is inline, such as `'sha256-…'`. */
export interface InlineHashes {
  readonly scripts: ReadonlySet<string>
  readonly styles: ReadonlySet<string>
}

/** Starts a document without anything inline. */
export function createInline(): Inline {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const write = (name: string, permitted: Set<string>) => (text: string, attributes?: string) => {
    if (text === '') return ''
    permitted.add(hashSource(text))
    return `<${name}${attributes ? ` ${attributes}` : ''}>${text}</${name}>`
  }
  return {
    script: write('script', scripts),
    style: write('style', styles),
    permitScripts: (markup) => {
      for (const text of inlineScriptsOf(markup)) scripts.add(hashSource(text))
    },
    hashes: { scripts, styles },
  }
}

/** The texts of the scripts in markup that have neither an address nor a type of data. */
function inlineScriptsOf(markup: string): readonly string[] {
  const found = markup.matchAll(/<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g)
  return [...found].flatMap(([, text]) => text || [])
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
