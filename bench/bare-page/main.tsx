import { createRoot } from 'react-dom/client'

// The first screen of a page, rendered by plain React from data, as a baseline.
const markup: string = await (await fetch('/data/page')).json()
const root = document.querySelector('#root')
if (root) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is our own page.
  createRoot(root).render(<div dangerouslySetInnerHTML={{ __html: markup }} />)
}
