import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import type { MediaFiles } from '#server/media/media-files.ts'
import type { Typst } from '#server/typst/typst.ts'
import type { DocumentPlan } from './document-plan.ts'
import { type ByteCache, readFiles } from './read-files.ts'
import { withoutVowels } from './without-vowels.ts'

/** Documents by their content: a cached document is not typeset again. */
export interface Documents {
  /** The hash of a plan and the templates. */
  readonly hashOf: (plan: DocumentPlan) => Promise<string>
  /** The document as PDF; null if too many are in progress. */
  readonly pdf: (plan: DocumentPlan, hash: string) => Promise<Buffer | null>
}

interface DocumentDeps {
  readonly typst: Typst
  readonly files: MediaFiles
}

/** About 150 presentations, and the pictures of about a hundred. */
const KEPT_BYTES = { documents: 32e6, pictures: 16e6 } as const

/** Documents typeset at a time; more are rejected. A small one takes about 50 ms, a large one up to a minute. */
const MOST_UNDERWAY = { small: 50, large: 3 } as const

/** Typesets documents, each once, and caches the most recent ones. */
export function createDocuments({ typst, files }: DocumentDeps): Documents {
  const documents = cacheOf(KEPT_BYTES.documents)
  const pictures = cacheOf(KEPT_BYTES.pictures)
  const underway = { small: new Map<string, Promise<Buffer>>(), large: new Map<string, Promise<Buffer>>() } as const
  let templatesHash: Promise<string> | null = null

  async function make(plan: DocumentPlan, hash: string): Promise<Buffer> {
    const { template, source } = plan
    const data = withoutVowels(plan.data)
    const prepare = source && { module: source.module, input: await source.input() }
    const set = plan.isLarge ? typst.largePdf : typst.pdf
    const pdf = await set({ template, data, prepare, files: await readFiles(files, pictures, plan) })
    documents.set(hash, pdf)
    return pdf
  }

  return {
    hashOf: async (plan) => {
      templatesHash ??= hashTemplates()
      return shortHash([await templatesHash, plan])
    },
    pdf: async (plan, hash) => {
      const lane = plan.isLarge ? 'large' : 'small'
      const kept = documents.get(hash) ?? underway[lane].get(hash)
      if (kept) return kept
      if (underway[lane].size >= MOST_UNDERWAY[lane]) return null
      const made = make(plan, hash).finally(() => underway[lane].delete(hash))
      underway[lane].set(hash, made)
      return made
    },
  }
}

/** A hash of the templates: another version of the server may typeset the same data differently. */
async function hashTemplates(): Promise<string> {
  const names = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.typ')).sort()
  const texts = await Promise.all(names.map((name) => readFile(path.join(import.meta.dirname, name), 'utf8')))
  return shortHash(texts)
}

function shortHash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)
}

/** Keeps bytes up to a total size; the least recently used ones go first. */
function cacheOf(maxSize: number): ByteCache {
  return new LRUCache<string, Buffer>({ maxSize, sizeCalculation: ({ length }) => length || 1 })
}
