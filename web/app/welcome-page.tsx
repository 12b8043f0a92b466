import { StatePage } from '#ui/content/state-page.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { BuildingDrawing } from './building-drawing.tsx'
import { SiteChoices } from './site-choices.tsx'

/** The root page of the site: names the product and links to no catalogue. */
export function WelcomePage() {
  const { t } = useTranslator()
  return (
    <main>
      <StatePage
        drawing={<BuildingDrawing />}
        title={t('welcome.title')}
        text={t('welcome.text')}
        hint={t('welcome.hint')}
        action={<SiteChoices />}
      />
    </main>
  )
}
