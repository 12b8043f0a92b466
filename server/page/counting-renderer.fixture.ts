import type { RenderPage } from '#contract/rendered-page.ts'

let count = 0

/** Renders nothing but which rendering it is, and of which address. */
export const renderPage: RenderPage = async ({ path, size }) => {
  count += 1
  return {
    markup: `<p>rendering ${count} of ${path} for ${size}</p>`,
    ...{ styles: '', rootStyles: '', picture: null, parts: [], settle: '' },
  }
}
