import { useEffect } from 'react'
import type { Page } from '#domain/address/address.ts'
import { documentTitle, titleKeyOf } from '#domain/address/title.ts'
import { withoutIsolates } from '#i18n/isolate.ts'
import { wordInstance } from '#i18n/word-unit.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { useIsMissing } from '#web/navigation/use-is-missing.ts'
import { useTitledPicture } from './use-titled-picture.ts'

/** Keeps the document title up to date: the page or open unit, a separator, the catalogue name. Returns the title. */
export function useDocumentTitle(): string {
  const translator = useTranslator()
  const { token, project } = useCatalogue()
  const { address } = useNavigation()
  const isMissing = useIsMissing()
  const page: Page = isMissing ? { name: 'error-404' } : address.page
  const panel = isMissing ? null : address.panel
  const picture = useTitledPicture(page)
  const unitId = page.name === 'pdf' ? page.instanceId : panel?.context === 'instance' ? panel.id : null
  const unit = unitId === null ? undefined : project?.chess.instances.find(({ id }) => id === unitId)
  const pageTitle = unit
    ? wordInstance(translator, unit.layout.type, unit.number)
    : translator.t(`title.${titleKeyOf(page, picture)}`)
  const title = withoutIsolates(documentTitle(pageTitle, token.settings.name))
  // Until the data has loaded, the server's title is better: it names the unit and the picture.
  const isKnown = unitId === null ? page.name !== 'interactive' || picture !== null : unit !== undefined
  useEffect(() => {
    if (isKnown) document.title = title
  }, [title, isKnown])
  return title
}
