import type { Page, PanelRoute } from '#domain/address/address.ts'
import { formatAddress } from '#domain/address/format-address.ts'
import type { Target } from '#domain/picture/pinpoint.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { usePlace } from '#web/navigation/navigation-context.ts'
import { useOpenPanel } from '#web/navigation/use-open-panel.ts'
import { destinationOf } from './target-page.ts'

/** A link, and a function that follows it without reloading the page where possible. */
interface Way {
  readonly href: string
  readonly follow: () => void
}

/** Returns a function that finds where a region leads. Null if its target does not exist (any more). */
export function useDestination(): (target: Target) => Way | null {
  const { token, project } = useCatalogue()
  const { address, goTo, hrefOf, load } = usePlace()
  const panels = useOpenPanel()
  const toPage = (page: Page): Way => ({ href: hrefOf(page), follow: () => goTo(page) })
  const toPanel = (route: PanelRoute): Way => ({ href: panels.hrefOf(route), follow: () => panels.open(route) })
  return (target) => {
    const destination = destinationOf(target, project?.chess ?? null, token)
    switch (destination?.kind) {
      case 'page':
        return toPage(destination.page)
      case 'instance':
        return toPanel({ type: 'details', context: 'instance', id: destination.id })
      case 'storey':
        return toPanel({ type: 'group', context: 'storey', id: destination.id })
      case 'catalogue': {
        // Keeps the language and the partner.
        const href = formatAddress({ ...address, firstToken: destination.token, page: { name: 'main' }, panel: null })
        return { href, follow: () => load(href) }
      }
      default:
        return null
    }
  }
}
