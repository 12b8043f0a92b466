import type { RenderPage } from '#contract/rendered-page.ts'

let count = 0

/** Renders nothing but which rendering it is, and of which address. */
export const renderPage: RenderPage = async ({ path, sizes }) => {
  return sizes.map((size) => {
    count += 1
    const markup = `<p>rendering ${count} of ${path} for ${size}</p>`
    return { size, markup, styles: '', rootStyles: '', picture: null, parts: [], settle: '' }
  })
}
