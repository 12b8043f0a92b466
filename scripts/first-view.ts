import path from 'node:path'

/** A file of Vite's manifest. */
export interface BuiltPart {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
}

/** Vite's manifest: files by their source. */
export type Manifest = Readonly<Record<string, BuiltPart>>

/** What each built file is made of, with the length of each module. */
export type BuiltModules = Readonly<Record<string, Readonly<Record<string, number>>>>

/**
 * A manifest in which lazy parts have the names of their sources. Vite names a file that holds more than one part by
 * itself: it gets the name of the first of `parts` that it holds, and stands under the names of the others too.
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

/** What is loaded with a language only, and what only when a visitor asks for it. */
export interface LoadedLater {
  readonly languages: Readonly<Record<string, readonly string[]>>
  /** Of several of which one is shown at first; the heaviest counts. */
  readonly views: readonly string[]
  readonly onDemand: readonly string[]
}

/** Files that a first view loads in every language, those of each language, and those of each view. */
export interface FirstView {
  readonly always: readonly string[]
  readonly byLanguage: Readonly<Record<string, readonly string[]>>
  readonly byView: Readonly<Record<string, readonly string[]>>
  /** Names under `views` or `onDemand` that the build does not know: they hide nothing, and mislead. */
  readonly unknown: readonly string[]
}

/**
 * What a catalogue loads before anybody has touched it. A part that is loaded lazily counts unless it is named as one for
 * later: who forgets to name it sees a number that is too large, never one that is too small.
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

/** A stylesheet that a script imports lazily: Vite names nobody who does. */
function isLooseStyle(source: string): boolean {
  return source.endsWith('.css') && !source.startsWith('_')
}

/** The scripts and styles of some parts and of all that they import; what those load lazily is not among them. */
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
