import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { compileMessages } from '../i18n/compile-messages.ts'
import type { Messages } from '../i18n/messages.ts'

const locales = path.resolve(import.meta.dirname, '../i18n/locales')

/**
 * Compiles the messages in a folder of `i18n/locales`, so that no browser runs the ICU parser. `isPart` selects the
 * messages for the query of an import; by default all. `withShared` adds messages of the catalogue in the same language.
 */
export function compiledMessages(
  folder: string,
  isPart: (key: string, query: readonly string[]) => boolean = () => true,
  withShared: (own: Readonly<Record<string, string>>, catalogue: Messages) => Readonly<Record<string, string>> = (
    own,
  ) => own,
): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    transform(source, id) {
      const [file = '', query = ''] = id.split('?')
      if (path.dirname(file) !== path.join(locales, folder)) return null
      const catalogue = path.join(locales, path.basename(file))
      this.addWatchFile(catalogue)
      const texts = withShared(JSON.parse(source), JSON.parse(readFileSync(catalogue, 'utf8')))
      const messages = Object.entries(compileMessages(texts))
      const part = Object.fromEntries(messages.filter(([key]) => isPart(key, query.split('&'))))
      // With a query Vite no longer recognises the file as JSON.
      return { code: `export default ${JSON.stringify(part)}`, moduleType: 'js' }
    },
  }
}
