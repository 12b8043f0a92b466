import { useState } from 'react'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Img } from '#ui/picture/img.tsx'
import { useApiClient } from '#web/api/client-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './qr-code.module.css'
import type { SharedLink } from './share-link.ts'

/** The size of the downloaded file in pixels: enough for a poster. */
const FILE_SIZE = '1024'

/** The link as a QR code, to scan and to download. Left out if the link is too long for a code. */
export function QrCode({ link }: { link: SharedLink }) {
  const { t } = useTranslator()
  const { urlOf } = useApiClient()
  const [hasFailed, setHasFailed] = useState(false)
  if (hasFailed) return null
  const { pathname, search } = new URL(link.url)
  const page = pathname + search
  return (
    <div className={styles.qr}>
      <Img
        src={urlOf('documents/qr.svg', { page })}
        alt={t('share.qr')}
        width={160}
        height={160}
        onError={() => setHasFailed(true)}
      />
      <div>
        <p>{t('share.scan')}</p>
        <ButtonLink
          href={urlOf('documents/qr.png', { page, size: FILE_SIZE })}
          download={`${link.title}.png`}
          size="small"
        >
          <Icon name="download" size="small" />
          {t('control.download')}
        </ButtonLink>
      </div>
    </div>
  )
}
