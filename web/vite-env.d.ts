declare module '@fontsource-variable/*' {}

interface Window {
  /** Calls that the document has already started (index.html). */
  preloaded: Map<string, Promise<Response>>
}
