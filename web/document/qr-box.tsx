import { ButtonLink } from '#ui/button/button-link.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Img } from '#ui/picture/img.tsx'
import { useApiClient } from '#web/api/client-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './qr-box.module.css'

/** The size of the file in pixels, enough for a poster. */
const FILE_SIZE = '1024'

/** The QR code of the partner's link, with a download button. */
export function QrBox() {
  const { t, language } = useTranslator()
  const { urlOf } = useApiClient()
  const lang = language.code
  return (
    <div className={styles.box}>
      <Img src={urlOf('documents/qr.svg', { lang })} width={214} height={214} alt={t('share.qr')} />
      <ButtonLink href={urlOf('documents/qr.png', { lang, size: FILE_SIZE })} download="qr.png">
        <Icon name="download" />
        {t('share.qr')}
      </ButtonLink>
    </div>
  )
}
