import path from 'node:path'
import type { Plugin } from 'vite'

const root = path.resolve(import.meta.dirname, '..')

/** Lists the modules of each built file for the size checks, with their lengths before minifying. */
export function listedModules(): Plugin {
  return {
    name: 'listed-modules',
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []))
      const nameOf = (id: string) => (path.isAbsolute(id) ? path.relative(root, id) : id)
      const lengths = files.map(({ fileName, modules }) => [
        fileName,
        Object.fromEntries(Object.entries(modules).map(([id, { renderedLength }]) => [nameOf(id), renderedLength])),
      ])
      const source = JSON.stringify(Object.fromEntries(lengths))
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source })
    },
  }
}
