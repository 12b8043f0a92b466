import { closeSync, fsyncSync, openSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** Called after a file or a folder has reached the disk. */
export type OnSync = (path: string) => void

/** The part of Emscripten's file system that is extended here; its type file leaves it out. */
interface NodeFiles {
  readonly stream_ops: { fsync?: (stream: OpenStream) => number }
  readonly realPath: (node: object) => string
}

interface OpenStream {
  /** The file descriptor; folders have none. */
  readonly nfd?: number
  readonly node: object
}

// EIO by the numbers of Emscripten. PostgreSQL stops when a sync fails, as it should.
const IO_ERROR = 29

/** A folder for PGlite in which a sync reaches the disk. PGlite's own file system ignores every sync. */
export function createDurableFiles(folder: string, onSync: OnSync = () => {}): NodeFS {
  const files = new NodeFS(folder)
  const init = files.init.bind(files)
  files.init = async (pglite, options) => {
    const { emscriptenOpts } = await init(pglite, options)
    const preRun = [emscriptenOpts.preRun ?? []].flat()
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, addSync] } }
  }
  return files

  function addSync(module: object): void {
    const { NODEFS } = module as { readonly NODEFS: NodeFiles }
    NODEFS.stream_ops.fsync = ({ nfd, node }) => {
      const path = NODEFS.realPath(node)
      try {
        if (nfd === undefined) syncByPath(path)
        else fsyncSync(nfd)
      } catch {
        return IO_ERROR
      }
      onSync(path)
      return 0
    }
  }
}

function syncByPath(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
