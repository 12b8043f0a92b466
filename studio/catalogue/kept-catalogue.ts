const KEY = 'studio-catalogue'

/** The id of the catalogue that was opened last in this browser. */
export function keptCatalogue(): number | null {
  try {
    return Number(localStorage.getItem(KEY)) || null
  } catch {
    return null
  }
}

/** Keeps the catalogue that was opened last. */
export function keepCatalogue(id: number): void {
  try {
    localStorage.setItem(KEY, String(id))
  } catch {
    // Without storage the first catalogue is opened next time.
  }
}
