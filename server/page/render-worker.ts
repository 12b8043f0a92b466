import { parentPort, workerData } from 'node:worker_threads'
import type { RenderPage } from '#contract/rendered-page.ts'
import { createTranslators } from '#server/language/translators.ts'
import type { NumberedTask, RenderResult } from './render-task.ts'

// Rendering a page takes tens of milliseconds, so it runs in a thread and does not block other requests.
const translators = createTranslators('reading')
const { renderPage }: { renderPage: RenderPage } = await import(workerData)

parentPort?.on('message', async (task: NumberedTask) => parentPort?.postMessage(await resultOf(task)))

async function resultOf({ id, boot, path, size, answers }: NumberedTask): Promise<RenderResult> {
  try {
    const translator = await translators(boot.lang)
    return { id, page: await renderPage({ boot, path, size, answers: JSON.parse(answers), translator }) }
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
