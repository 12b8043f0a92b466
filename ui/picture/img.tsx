import type { ComponentProps, SyntheticEvent } from 'react'

/** An empty picture of any size. */
const BLANK = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>"

/** An `img` that is blank if its file fails to load, instead of the browser's broken-image icon. */
export function Img(props: ComponentProps<'img'>) {
  return <img alt="" onError={showBlank} {...props} key={props.src} />
}

/** An SVG `image` that is hidden if its file fails to load. */
export function SvgImg(props: ComponentProps<'image'>) {
  return <image {...props} key={props.href} onError={showNothing} />
}

/** Replaces a picture that failed to load by a blank one. */
export function showBlank({ currentTarget }: { readonly currentTarget: HTMLImageElement }) {
  currentTarget.srcset = ''
  currentTarget.src = BLANK
}

function showNothing({ currentTarget }: SyntheticEvent<SVGImageElement>) {
  currentTarget.style.display = 'none'
}
