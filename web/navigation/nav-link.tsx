import type { ComponentProps } from 'react'
import type { Page, PanelRoute } from '#domain/address/address.ts'
import { usePlace } from './navigation-context.ts'
import { isPlainClick } from './plain-click.ts'

interface NavLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  page: Page
  /** A panel to open over the page. */
  panel?: PanelRoute | undefined
}

/** A real link to a page of the catalogue, for new tabs and copying. A plain click navigates without loading a document. */
export function NavLink({ page, panel, onClick, ...props }: NavLinkProps) {
  const { hrefOf, goTo } = usePlace()
  return (
    <a
      {...props}
      href={hrefOf(page, panel)}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !isPlainClick(event)) return
        event.preventDefault()
        goTo(page, {}, panel)
      }}
    />
  )
}
