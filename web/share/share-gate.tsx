import { useEffect, useState } from 'react'
import { lazyPart } from '#web/chunk/lazy-part.tsx'
import { onSharedLink, type SharedLink } from './share-link.ts'

const ShareDialog = lazyPart('share-dialog', async () => (await import('./share-dialog.tsx')).ShareDialog)

/** Loads and opens the dialog when the visitor shares a link. */
export function ShareGate() {
  const [link, setLink] = useState<SharedLink | null>(null)
  useEffect(() => onSharedLink(setLink), [])
  return link && <ShareDialog link={link} onClose={() => setLink(null)} />
}
