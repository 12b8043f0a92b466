import type { Page, PanelRoute } from '#domain/address/address.ts'
import { formatAddress } from '#domain/address/format-address.ts'
import type { Target } from '#domain/picture/pinpoint.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { useOpenPanel } from '#web/navigation/use-open-panel.ts'
import { destinationOf } from './target-page.ts'

/** A link that knows how to be followed without loading the page anew. */
export interface Way {
  readonly href: string
  readonly follow: () => void
}

/** Where the regions of a picture lead; null for what is not to be seen (any more). */
export function useDestination(): (target: Target) => Way | null {
  const { token, project } = useCatalogue()
  const { address, goTo, hrefOf, load } = useNavigation()
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
        // Language and partner stay.
        const href = formatAddress({ ...address, firstToken: destination.token, page: { name: 'main' }, panel: null })
        return { href, follow: () => load(href) }
      }
      default:
        return null
    }
  }
}
