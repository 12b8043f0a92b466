/** A document to compile: one of our templates, its data and its pictures. */
export interface TypstDocument {
  /** The path of the template below `server/`. */
  readonly template: string
  /** The template reads it as `json("/data.json")`, so texts are never parsed as markup. */
  readonly data: unknown
  /** Data that is computed outside of the server process, by a module below `server/` that exports `prepare`. */
  readonly prepare?: { readonly module: string; readonly input: unknown } | undefined
  /** Pictures (SVG, PNG, JPEG) by the name that the data uses: `image("/files/" + name)`. */
  readonly files: Readonly<Record<string, Uint8Array>>
}

/** The output: a tagged PDF, or an SVG of the first page with all text as paths. */
export type TypstOutput = 'pdf' | 'svg'

/** A request to the worker. */
export interface TypstTask extends TypstDocument {
  readonly id: number
  readonly output: TypstOutput
}

/** The response of the worker. */
export type TypstResult = { readonly id: number } & ({ readonly bytes: Uint8Array } | { readonly error: string })
