import path from 'node:path'
import { NodeCompiler, type NodeError } from '@myriaddreamin/typst-ts-node-compiler'
import { fontFolders } from './typst-fonts.ts'
import type { TypstDocument, TypstOutput, TypstResult, TypstTask } from './typst-task.ts'

const workspace = path.resolve(import.meta.dirname, '..')

/** The number of documents that Typst's cache survives: the next one is often of the same project. */
const REMEMBERED = 8

/** Compiles documents one after another. Responds before it cleans up, so that the caller does not wait for that. */
export function createCompiler(answer: (result: TypstResult) => void): (task: TypstTask) => void {
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: fontFolders() }] })
  let last = Promise.resolve()

  async function compile(task: TypstTask): Promise<void> {
    answer(await resultOf(compiler, task))
    compiler.resetShadow()
    compiler.evictCache(REMEMBERED)
  }

  return (task) => {
    last = last.then(() => compile(task))
  }
}

async function resultOf(compiler: NodeCompiler, task: TypstTask): Promise<TypstResult> {
  try {
    return { id: task.id, bytes: compileDocument(compiler, task, await dataOf(task), task.output) }
  } catch (error) {
    return { id: task.id, error: error instanceof Error ? error.message : String(error) }
  }
}

async function dataOf({ data, prepare }: TypstDocument): Promise<unknown> {
  if (!prepare) return data
  const module = (await import(new URL(`../${prepare.module}`, import.meta.url).href)) as {
    readonly prepare: (input: unknown) => Promise<object>
  }
  return { ...(data as object), ...(await module.prepare(prepare.input)) }
}

function compileDocument(
  compiler: NodeCompiler,
  { template, files }: TypstDocument,
  data: unknown,
  output: TypstOutput,
): Uint8Array {
  compiler.mapShadow(path.join(workspace, 'data.json'), Buffer.from(JSON.stringify(data)))
  for (const [name, bytes] of Object.entries(files)) {
    compiler.mapShadow(path.join(workspace, 'files', path.basename(name)), Buffer.from(bytes))
  }
  const compiled = compiler.compile({ mainFilePath: path.join(workspace, template) })
  const failure = compiled.takeError()
  if (failure) throw new Error(reasonOf(compiler, failure))
  const document = compiled.result
  if (!document) throw new Error('Typst returned no document')
  if (output === 'svg') return Buffer.from(compiler.plainSvg(document))
  // PDF/UA: tagged, with title and language. Compilation fails otherwise.
  return compiler.pdf(document, { pdfStandard: 'ua-1' })
}

/** The errors of the template. They contain none of the data, which may be personal. */
function reasonOf(compiler: NodeCompiler, failure: NodeError): string {
  const diagnostics: readonly { readonly message?: unknown }[] = compiler.fetchDiagnostics(failure)
  return diagnostics.map(({ message }) => String(message)).join('; ')
}
