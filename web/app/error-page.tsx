import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { StatePage } from '#ui/content/state-page.tsx'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { BuildingDrawing } from './building-drawing.tsx'

export interface ErrorPageProps {
  /** `h2` where the page around it already has an `h1`. */
  readonly heading?: 'h1' | 'h2'
}

/** Shown for an unknown address, and with a retry button when the data failed to load. */
export function ErrorPage({ heading }: ErrorPageProps) {
  const { t } = useTranslator()
  const { loading, retry } = useCatalogue()
  const { hrefOf } = useNavigation()
  const hasFailed = loading === 'failed'
  return (
    <StatePage
      drawing={<BuildingDrawing lost />}
      heading={heading}
      title={t(hasFailed ? 'message.error' : 'title.error_404')}
      text={t(hasFailed ? 'message.error_text' : 'message.page_not_found_text')}
      action={
        hasFailed ? (
          <Button variant="filled" onClick={retry}>
            {t('control.try_again')}
          </Button>
        ) : (
          <ButtonLink variant="filled" href={hrefOf({ name: 'main' })}>
            {t('title.main')}
          </ButtonLink>
        )
      }
    />
  )
}
