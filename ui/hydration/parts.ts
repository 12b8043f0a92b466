/** The messages that a part needs: those of the first view, also those that follow it, or all. */
export type Says = 'first' | 'next' | 'everything'

/** A lazily loaded part, by the name that a server-rendered page refers to. */
interface Part {
  readonly says: Says
  readonly load: () => Promise<unknown>
}

/** The parts of each name. Two places may each have a part of one name, such as the same dialog in two views. */
const named = new Map<string, readonly Part[]>()

/** Receives the names of rendered parts. Set on the server during a render. */
let listener: ((name: string, isMissing: boolean) => void) | null = null

/** Registers a part under its name. */
export function registerPart(name: string, part: Part): void {
  named.set(name, [...(named.get(name) ?? []), part])
}

/** Reports that a part is being rendered, and whether its code is not loaded yet. */
export function reportPart(name: string, isMissing: boolean): void {
  listener?.(name, isMissing)
}

/** The result of a render, its parts (outermost first), and the parts that must load before a complete render. */
interface CollectedParts<Result> {
  readonly result: Result
  readonly parts: readonly string[]
  readonly missing: readonly string[]
}

/** Renders something and collects the parts in it. */
export function collectParts<Result>(render: () => Result): CollectedParts<Result> {
  const [parts, missing] = [new Set<string>(), new Set<string>()]
  listener = (name, isMissing) => {
    parts.add(name)
    if (isMissing) missing.add(name)
  }
  try {
    return { result: render(), parts: [...parts], missing: [...missing] }
  } finally {
    listener = null
  }
}

/** Loads parts by name, outermost first. Returns which messages all of them need. */
export async function loadParts(names: readonly string[]): Promise<Says> {
  let all: Says = 'first'
  for (const name of names) {
    // Loading a part may register the next one.
    const parts = named.get(name) ?? []
    await Promise.all(parts.map(({ load }) => load()))
    for (const { says } of parts) if (says === 'everything' || all === 'first') all = says
  }
  return all
}
