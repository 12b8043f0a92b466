/** What came of sharing: the device has taken it over, it was copied, or neither was possible or wanted. */
export type Shared = 'shared' | 'copied' | 'none'

/** Shares an address: by the device's own ways where it has them, else by copying it. */
export async function shareLink(url: string, title: string): Promise<Shared> {
  try {
    if (navigator.share) {
      await navigator.share({ url, title })
      return 'shared'
    }
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    // The visitor has changed his mind, or a frame around the page allows neither.
    return 'none'
  }
}
