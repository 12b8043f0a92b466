declare module '@fontsource-variable/*' {}

interface Window {
  /** Calls that the document has already started (index.html). */
  preloaded: Map<string, Promise<Response>>
  /** Loads again until it succeeds; only in documents that the server has rendered (`server/page/late-scripts.ts`). */
  untilLoaded?: <Loaded>(load: () => Promise<Loaded>) => Promise<Loaded>
}
