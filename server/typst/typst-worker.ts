import path from 'node:path'
import { parentPort } from 'node:worker_threads'
import { NodeCompiler, type NodeError } from '@myriaddreamin/typst-ts-node-compiler'
import { fontFolders } from './typst-fonts.ts'
import type { TypstDocument, TypstOutput, TypstResult, TypstTask } from './typst-task.ts'

// Setting a large chess print takes seconds, in which the server has other visitors: so it is done in a thread.
const workspace = path.resolve(import.meta.dirname, '..')
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: fontFolders() }] })

/** How many documents back Typst remembers pieces of: the next one is often of the same project. */
const REMEMBERED = 8

parentPort?.on('message', (task: TypstTask) => {
  parentPort?.postMessage(resultOf(task))
  // Once it is answered: whoever waits does not wait for this.
  compiler.resetShadow()
  compiler.evictCache(REMEMBERED)
})

function resultOf(task: TypstTask): TypstResult {
  try {
    return { id: task.id, bytes: setDocument(task, task.output) }
  } catch (error) {
    return { id: task.id, error: messageOf(error) }
  }
}

function setDocument({ template, data, files }: TypstDocument, output: TypstOutput): Uint8Array {
  compiler.mapShadow(path.join(workspace, 'data.json'), Buffer.from(JSON.stringify(data)))
  for (const [name, bytes] of Object.entries(files)) {
    compiler.mapShadow(path.join(workspace, 'files', path.basename(name)), Buffer.from(bytes))
  }
  const compiled = compiler.compile({ mainFilePath: path.join(workspace, template) })
  const failure = compiled.takeError()
  if (failure) throw new Error(reasonOf(failure))
  const document = compiled.result
  if (!document) throw new Error('no document came of it')
  if (output === 'svg') return Buffer.from(compiler.plainSvg(document))
  // PDF/UA: tagged, with title and language, or not at all.
  return compiler.pdf(document, { pdfStandard: 'ua-1' })
}

/** What the template did wrong: what it was given says nothing here that could be somebody's. */
function reasonOf(failure: NodeError): string {
  const diagnostics: readonly { readonly message?: unknown }[] = compiler.fetchDiagnostics(failure)
  return diagnostics.map(({ message }) => String(message)).join('; ')
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
