import type { ComponentProps, SyntheticEvent } from 'react'

/** Nothing to see, in any size. */
const BLANK = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>"

/** A picture in the page; blank where its file does not come, never a browser's sign for that. */
export function Img(props: ComponentProps<'img'>) {
  return <img alt="" onError={showBlank} {...props} key={props.src} />
}

/** A picture inside a drawing; nothing where its file does not come. */
export function SvgImg(props: ComponentProps<'image'>) {
  return <image {...props} key={props.href} onError={showNothing} />
}

/** Puts a blank picture in place of one that did not come. */
export function showBlank({ currentTarget }: { readonly currentTarget: HTMLImageElement }) {
  currentTarget.srcset = ''
  currentTarget.src = BLANK
}

function showNothing({ currentTarget }: SyntheticEvent<SVGImageElement>) {
  currentTarget.style.display = 'none'
}
