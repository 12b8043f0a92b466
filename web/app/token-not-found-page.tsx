import { useEffect } from 'react'
import { Button } from '#ui/button/button.tsx'
import { StatePage } from '#ui/content/state-page.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { goBackOrToStart } from '#web/navigation/leave-site-page.ts'
import { BuildingDrawing } from './building-drawing.tsx'

/** Shown for an unknown token. Has no brand, because the catalogue is unknown. */
export function TokenNotFoundPage() {
  const { t } = useTranslator()
  const title = t('title.token_not_found')
  useEffect(() => {
    // A link can be closed while its page is open.
    document.title = title
  }, [title])
  return (
    <main>
      <StatePage
        drawing={<BuildingDrawing lost />}
        title={title}
        text={t('message.link_not_found_text')}
        action={
          <Button onClick={goBackOrToStart}>
            <Icon name="back" />
            {t('control.back')}
          </Button>
        }
      />
    </main>
  )
}
