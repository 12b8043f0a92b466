import type { UnitPresentation } from '#domain/document/unit-presentation.ts'
import type { WordedPresentation } from '#i18n/word-presentation.ts'
import { Img } from '#ui/picture/img.tsx'
import { useApiClient } from '#web/api/client-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { ContactLinks } from './contact-links.tsx'
import styles from './seller-line.module.css'

interface SellerLineProps {
  readonly presentation: UnitPresentation
  readonly words: WordedPresentation
}

/** The seller's contacts, and a QR code that leads to the unit. */
export function SellerLine({ presentation, words }: SellerLineProps) {
  const { t } = useTranslator()
  const { urlOf } = useApiClient()
  const { link, seller } = presentation
  const { name, role, phone, mail } = words.seller
  return (
    <div className={styles.line}>
      <Img
        className={styles.qr}
        src={urlOf('documents/qr.svg', { page: new URL(link).pathname })}
        width={88}
        height={88}
        alt={t('share.qr')}
      />
      <div className={styles.seller}>
        <b>{name}</b>
        {role && <p>{role}</p>}
        <ContactLinks phone={phone} mail={mail} />
        <p className={styles.scan}>{words.scan}</p>
      </div>
      {seller.is_partner && seller.logo && (
        <Img
          className={styles.logo}
          src={seller.logo.src}
          width={seller.logo.width}
          height={seller.logo.height}
          alt=""
        />
      )}
      {seller.photo && (
        <Img
          className={styles.photo}
          src={seller.photo.src}
          srcSet={seller.photo.srcset || undefined}
          sizes="128px"
          alt=""
        />
      )}
    </div>
  )
}
