/** A document to be set: a template of ours, what it says, and the pictures that it shows. */
export interface TypstDocument {
  /** Path of the template below `server/`. */
  readonly template: string
  /** Read by the template as `json("/data.json")`: texts from it are never taken for markup. */
  readonly data: unknown
  /** What is worked out beside the server and added to the data: by a module below `server/` that exports `prepare`. */
  readonly prepare?: { readonly module: string; readonly input: unknown } | undefined
  /** Pictures (SVG, PNG, JPEG) by the name under which the data speaks of them: `image("/files/" + name)`. */
  readonly files: Readonly<Record<string, Uint8Array>>
}

/** What a document becomes: a tagged PDF, or a drawing of its first page with every letter as a path. */
export type TypstOutput = 'pdf' | 'svg'

/** What the worker is asked for. */
export interface TypstTask extends TypstDocument {
  readonly id: number
  readonly output: TypstOutput
}

/** What the worker answers. */
export type TypstResult = { readonly id: number } & ({ readonly bytes: Uint8Array } | { readonly error: string })
