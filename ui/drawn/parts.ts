/** A part whose code comes apart, as a drawn page names it. */
interface Part {
  /** What it says: everything, or only what the first view says. */
  readonly says: 'first' | 'everything'
  readonly load: () => Promise<unknown>
}

const named = new Map<string, Part>()

/** Who listens to the parts that are drawn: on the server, while it draws. */
let listener: ((name: string, isMissing: boolean) => void) | null = null

/** Gives a part its name. */
export function namePart(name: string, part: Part): void {
  named.set(name, part)
}

/** Says that a part is being drawn, and whether its code is missing. */
export function tellPart(name: string, isMissing: boolean): void {
  listener?.(name, isMissing)
}

/** What was drawn, the parts it shows from the outside in, and those that have to come before it can be drawn whole. */
interface Watched<Result> {
  readonly result: Result
  readonly parts: readonly string[]
  readonly missing: readonly string[]
}

/** Draws something and tells which parts it shows. */
export function watchParts<Result>(draw: () => Result): Watched<Result> {
  const [parts, missing] = [new Set<string>(), new Set<string>()]
  listener = (name, isMissing) => {
    parts.add(name)
    if (isMissing) missing.add(name)
  }
  try {
    return { result: draw(), parts: [...parts], missing: [...missing] }
  } finally {
    listener = null
  }
}

/** Brings parts by their names, from the outside in; tells whether any of them says more than the first view does. */
export async function loadParts(names: readonly string[]): Promise<boolean> {
  let saysEverything = false
  for (const name of names) {
    // One that another part names is known when that has come.
    const part = named.get(name)
    await part?.load()
    if (part?.says === 'everything') saysEverything = true
  }
  return saysEverything
}
