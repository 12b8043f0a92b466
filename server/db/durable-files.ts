import { closeSync, fsyncSync, openSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** Called after a file or a folder was synced to disk. */
export type OnSync = (path: string) => void

/** The part of Emscripten's file system that is extended here; its type declarations lack it. */
interface NodeFiles {
  readonly node_ops: { mknod: (parent: object, name: string, mode: number, device: number) => object }
  doSetAttr: (place: unknown, node: object, changes: FileChanges, ...calls: unknown[]) => void
  readonly stream_ops: { fsync?: (stream: OpenStream) => number }
  readonly realPath: (node: object) => string
}

interface FileChanges {
  readonly mode?: number
}

interface OpenStream {
  /** The file descriptor; folders have none. */
  readonly nfd?: number
  readonly node: object
}

const OTHER_USERS = 0o077
// Emscripten's number for EIO. PostgreSQL stops when a sync fails, as it should.
const IO_ERROR = 29

/**
 * A file system for PGlite that syncs to disk and whose files only this user can read. PGlite's own file system ignores
 * every sync and creates files that everybody can read.
 */
export function createDurableFiles(folder: string, onSync: OnSync = () => {}): NodeFS {
  const files = new NodeFS(folder)
  const init = files.init.bind(files)
  files.init = async (pglite, options) => {
    const { emscriptenOpts } = await init(pglite, options)
    const preRun = [emscriptenOpts.preRun ?? []].flat()
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, extend] } }
  }
  return files

  function extend(module: object): void {
    const { NODEFS } = module as { readonly NODEFS: NodeFiles }
    const { mknod } = NODEFS.node_ops
    NODEFS.node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~OTHER_USERS, device)
    // Emscripten sets the mode of a new file a second time, bypassing the umask of the process.
    const setAttributes = NODEFS.doSetAttr.bind(NODEFS)
    NODEFS.doSetAttr = (place, node, { mode, ...changes }, ...calls) =>
      setAttributes(place, node, mode === undefined ? changes : { ...changes, mode: mode & ~OTHER_USERS }, ...calls)
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
