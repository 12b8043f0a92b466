import { useState } from 'react'
import type { Page, PanelRoute } from '#domain/address/address.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { classOfButton } from '#ui/button/button-look.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useApiClient } from '#web/api/client-context.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { NavLink } from '#web/navigation/nav-link.tsx'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { isPlainClick } from '#web/navigation/plain-click.ts'
import styles from './document-bar.module.css'
import { picturesReady } from './pictures-ready.ts'

/** The target of the back link for visitors who did not come from the catalogue. */
interface WayBack {
  readonly page: Page
  readonly panel?: PanelRoute | undefined
  readonly label: string
}

interface DocumentBarProps {
  readonly back: WayBack
  /** The file to download, below `public/documents/`. */
  readonly file: string
  readonly query?: Readonly<Record<string, string>> | undefined
}

/** The actions on a document; not printed. */
export function DocumentBar({ back, file, query }: DocumentBarProps) {
  const { t, language } = useTranslator()
  const { urlOf } = useApiClient()
  const { capabilities } = useCatalogue().token
  const { cameFromHere, back: goBack } = useNavigation()
  return (
    <header className={styles.bar}>
      <NavLink
        page={back.page}
        panel={back.panel}
        className={classOfButton({ variant: 'plain' })}
        onClick={(event) => {
          if (!cameFromHere || !isPlainClick(event)) return
          event.preventDefault()
          goBack()
        }}
      >
        <Icon name="back" />
        <span>{back.label}</span>
      </NavLink>
      <PrintButton />
      {capabilities.pdf && (
        <ButtonLink variant="filled" href={urlOf(`documents/${file}`, { ...query, lang: language.code })} download>
          <Icon name="download" />
          {t('control.download')}
        </ButtonLink>
      )}
    </header>
  )
}

function PrintButton() {
  const { t } = useTranslator()
  const [isWaiting, setIsWaiting] = useState(false)
  const print = async () => {
    setIsWaiting(true)
    await picturesReady(document)
    setIsWaiting(false)
    window.print()
  }
  return (
    <Button loading={isWaiting} onClick={print}>
      <Icon name="print" />
      {t('control.print')}
    </Button>
  )
}
