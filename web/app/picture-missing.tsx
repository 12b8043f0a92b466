import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { viewsOf } from '#web/frame/views.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { NavLink } from '#web/navigation/nav-link.tsx'
import { classOfButton } from '#web/ui/button-look.ts'
import { StatePage } from '#web/ui/state-page.tsx'
import { BuildingDrawing } from './building-drawing.tsx'

/** In place of a picture that did not come: what it shows can be chosen in other views too. */
export function PictureMissing() {
  const { t } = useTranslator()
  const { token } = useCatalogue()
  const [other] = viewsOf(token).filter(({ page }) => page.name !== 'main')
  return (
    <StatePage
      drawing={<BuildingDrawing lost />}
      heading="h2"
      title={t('message.picture_missing')}
      text={t('message.page_not_found_text')}
      action={
        other && (
          <NavLink className={classOfButton({ variant: 'filled' })} page={other.page}>
            {t(other.label)}
          </NavLink>
        )
      }
    />
  )
}
