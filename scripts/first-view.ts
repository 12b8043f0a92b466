import path from 'node:path'

/** A file of Vite's manifest. */
interface BuiltPart {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
}

/** Vite's manifest: files by their source. */
export type Manifest = Readonly<Record<string, BuiltPart>>

/** The modules of each built file, with their lengths. */
export type BuiltModules = Readonly<Record<string, Readonly<Record<string, number>>>>

/**
 * A manifest in which lazy parts have the names of their sources. Vite chooses the name of a file with several parts; here
 * it gets the name of the first of `parts` that it contains, and is listed under the names of the others too.
 */
export function withPartNames(manifest: Manifest, modules: BuiltModules, parts: readonly string[]): Manifest {
  const names = new Map<string, string>()
  const others = new Map<string, string>()
  for (const part of parts) {
    if (manifest[part]) continue
    const [holder] =
      Object.entries(manifest).find(([, { file }]) => modules[file]?.[path.posix.join('web', part)] !== undefined) ?? []
    if (holder === undefined) continue
    if (holder.startsWith('_') && !names.has(holder)) names.set(holder, part)
    else others.set(part, holder)
  }
  const nameOf = (source: string) => names.get(source) ?? source
  const named = Object.fromEntries(
    Object.entries(manifest).map(([source, { imports = [], dynamicImports = [], ...part }]) => [
      nameOf(source),
      { ...part, imports: imports.map(nameOf), dynamicImports: dynamicImports.map(nameOf) },
    ]),
  )
  const copies = [...others].map(([part, holder]) => [part, named[nameOf(holder)]] as const)
  return { ...named, ...Object.fromEntries(copies.flatMap(([part, copy]) => (copy ? [[part, copy]] : []))) }
}

/** Parts that load with a language only, and parts that load on request. */
export interface LoadedLater {
  readonly languages: Readonly<Record<string, readonly string[]>>
  /** The first page shows one of these; the heaviest counts. */
  readonly views: readonly string[]
  readonly onDemand: readonly string[]
}

/** The files of the first view: in every language, by language, and by view. */
interface FirstView {
  readonly always: readonly string[]
  readonly byLanguage: Readonly<Record<string, readonly string[]>>
  readonly byView: Readonly<Record<string, readonly string[]>>
  /** Names in `views` or `onDemand` that the build does not have. */
  readonly unknown: readonly string[]
}

/**
 * What a catalogue loads before any interaction. A lazy part counts unless it is listed as later, so a forgotten entry makes
 * the number too large, never too small.
 */
export function firstViewOf(html: string, manifest: Manifest, { languages, views, onDemand }: LoadedLater): FirstView {
  const named = filesNamedIn(html)
  const languageOf = (source: string) => Object.keys(languages).find((code) => languages[code]?.includes(source))
  const isLater = (source: string) =>
    languageOf(source) !== undefined || views.includes(source) || onDemand.includes(source)
  const begins = (source: string) => named.includes(manifest[source]?.file ?? '') || isLooseStyle(source)
  const entries = Object.keys(manifest).filter((source) => begins(source) && !isLater(source))
  const always = [...new Set([...named, ...filesFrom(manifest, entries, isLater)])]
  const beyond = (sources: readonly string[]) =>
    filesFrom(manifest, sources, isLater).filter((file) => !always.includes(file))
  const ofLanguage = (code: string) => Object.keys(manifest).filter((source) => languageOf(source) === code)
  return {
    always,
    byLanguage: Object.fromEntries(Object.keys(languages).map((code) => [code, beyond(ofLanguage(code))])),
    byView: Object.fromEntries(views.map((source) => [source, beyond([source])])),
    unknown: [...views, ...onDemand].filter((source) => !manifest[source]),
  }
}

/** The scripts and styles that the document itself loads. */
export function filesNamedIn(html: string): readonly string[] {
  return [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, file = '']) => file)
}

/** Stylesheets that a script imports lazily: the manifest does not say which script. */
function isLooseStyle(source: string): boolean {
  return source.endsWith('.css') && !source.startsWith('_')
}

/** The scripts and styles of some parts and their static imports. */
export function filesOf(manifest: Manifest, sources: readonly string[]): readonly string[] {
  return filesFrom(manifest, sources, () => true)
}

function filesFrom(
  manifest: Manifest,
  sources: readonly string[],
  isLater: (source: string) => boolean,
): readonly string[] {
  const seen = new Set<string>()
  const files = new Set<string>()
  const visit = (source: string) => {
    const part = manifest[source]
    if (!part || seen.has(source)) return
    seen.add(source)
    for (const file of [part.file, ...(part.css ?? [])]) if (/\.(js|css)$/.test(file)) files.add(file)
    for (const imported of part.imports ?? []) visit(imported)
    for (const imported of part.dynamicImports ?? []) if (!isLater(imported)) visit(imported)
  }
  for (const source of sources) visit(source)
  return [...files]
}
