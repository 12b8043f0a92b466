import { parentPort, workerData } from 'node:worker_threads'
import type { RenderPage } from '#contract/rendered-page.ts'
import { createTranslators } from '#server/language/translators.ts'
import type { RenderResult, SentTask } from './render-task.ts'

// Rendering a page takes tens of milliseconds, so it runs in a thread and does not block other requests.
const translators = createTranslators('reading')
const { renderPage }: { renderPage: RenderPage } = await import(workerData)
// Many pages are made from the same answers, so each is parsed once. The main thread decides when one is forgotten.
const parsed = new Map<string, unknown>()

parentPort?.on('message', async (task: SentTask) => parentPort?.postMessage(await resultOf(task)))

async function resultOf({ id, boot, path, sizes, answers, forgotten }: SentTask): Promise<RenderResult> {
  try {
    for (const { hash, text } of answers) if (text !== null) parsed.set(hash, JSON.parse(text))
    const known = Object.fromEntries(answers.map(({ url, hash }) => [url, parsed.get(hash)]))
    for (const hash of forgotten) parsed.delete(hash)
    const translator = await translators(boot.lang)
    return { id, pages: await renderPage({ boot, path, sizes, answers: known, translator }) }
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
