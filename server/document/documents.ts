import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import type { MediaFiles } from '#server/media/media-files.ts'
import type { Typst } from '#server/typst/typst.ts'
import type { DocumentPlan } from './document-plan.ts'
import { type ByteCache, readFiles } from './read-files.ts'
import { withoutVowels } from './without-vowels.ts'

/** Documents by what they say and show: the same is never set twice while it is remembered. */
export interface Documents {
  /** By what a document is known: equal for equal plans, another for another look. */
  readonly hashOf: (plan: DocumentPlan) => Promise<string>
  /** The document as a PDF; null where so many wait that it would take too long. */
  readonly pdf: (plan: DocumentPlan, hash: string) => Promise<Buffer | null>
}

/** What documents are made with. */
export interface DocumentParts {
  readonly typst: Typst
  readonly files: MediaFiles
}

/** About 150 presentations, and the pictures of some hundred. */
const KEPT_BYTES = { documents: 32e6, pictures: 16e6 } as const

/** Rejects what comes while so many are under way: a small document takes a twentieth of a second, a large one up to a minute. */
const MOST_UNDERWAY = { small: 50, large: 3 } as const

/** Sets documents, each once, and remembers the last ones. */
export function createDocuments({ typst, files }: DocumentParts): Documents {
  const documents = cacheOf(KEPT_BYTES.documents)
  const pictures = cacheOf(KEPT_BYTES.pictures)
  const underway = { small: new Map<string, Promise<Buffer>>(), large: new Map<string, Promise<Buffer>>() } as const
  let look: Promise<string> | null = null

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
      look ??= readLook()
      return shortHash([await look, plan])
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

/** The templates as they are: another version of the server may set the same data in another way. */
async function readLook(): Promise<string> {
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
