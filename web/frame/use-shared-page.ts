import { TITLE_SEPARATOR } from '#domain/address/title.ts'
import { sharedPath } from '#domain/share/shared-path.ts'
import { unitWords } from '#i18n/unit-words.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { sharedUnit } from '#web/instance/shared-unit.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import type { SharedLink } from '#web/share/share-link.ts'
import { useFavourites } from '#web/visitor/favourites-context.ts'

/** Returns a link to the current page, or to the unit that is open over it. */
export function useSharedPage(): () => SharedLink {
  const translator = useTranslator()
  const { token, project } = useCatalogue()
  const { address, viewState } = useNavigation()
  const { favourites } = useFavourites()
  return () => {
    const path = sharedPath(address, viewState, favourites)
    const { page, panel } = address
    const unit = panel?.type === 'details' ? project?.chess.instanceById.get(panel.id) : undefined
    if (unit && project) return sharedUnit(unitWords(translator, project.data.project), unit, path)
    const { id, name } = token.settings
    const image = token.catalogs.find((entry) => entry.id === id)?.image
    const [title = name] = document.title.split(TITLE_SEPARATOR)
    return {
      url: new URL(path, location.href).href,
      // The title of the main page is just the name of the catalogue.
      ...(page.name === 'main' ? { title: name, note: project?.data.project.address ?? '' } : { title, note: name }),
      picture: image ? { image, isPlan: false } : null,
    }
  }
}
