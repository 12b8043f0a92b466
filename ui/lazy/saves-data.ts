/** The part of the Network Information API that some browsers have. */
interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether the visitor's data is expensive or slow: then nothing is loaded that nobody asked for. */
export function savesData(browser: object = navigator): boolean {
  const { connection } = browser as { readonly connection?: Connection }
  return connection?.saveData === true || ['slow-2g', '2g', '3g'].includes(connection?.effectiveType ?? '')
}
