import { partnerInstructions } from '#domain/document/partner-instructions.ts'
import type { Image } from '#domain/media/image.ts'
import { type WordedInstructions, wordInstructions } from '#i18n/word-instructions.ts'
import { Img } from '#ui/picture/img.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { ClientCard } from './client-card.tsx'
import { DocumentBar } from './document-bar.tsx'
import styles from './instructions-document.module.css'
import { PersonalLink } from './personal-link.tsx'
import { QrBox } from './qr-box.tsx'
import { Sheet } from './sheet.tsx'
import { SheetFoot } from './sheet-foot.tsx'
import { SheetHead } from './sheet-head.tsx'
import { today } from './today.ts'

/** A partner's instructions: the personal link, its QR code, what clients see, and the next steps. */
export function InstructionsDocument() {
  const translator = useTranslator()
  const { t } = translator
  const { token, project } = useCatalogue()
  const { address } = useNavigation()
  const { settings, contacts, catalogs } = token
  const instructions = partnerInstructions({
    contacts,
    projectName: project?.data.project.name ?? settings.name,
    tokens: address,
    lang: address.lang,
    origin: location.origin,
  })
  // The server does not serve this page without a partner.
  if (!instructions) return null
  const words = wordInstructions(translator, instructions, today())
  const cover = catalogs.find(({ id }) => id === settings.id)?.image ?? catalogs[0]?.image
  return (
    <>
      <DocumentBar back={{ page: { name: 'main' }, label: t('control.to_main') }} file="instructions.pdf" />
      <Sheet>
        <InstructionsHead words={words} logo={contacts.logo} />
        <div className={styles.lead}>
          <div>
            <p className={styles.partner}>{words.partner}</p>
            <h1>{words.title}</h1>
            <p className={styles.intro}>{words.intro}</p>
            <p className={styles.intro}>{words.live}</p>
            <PersonalLink link={instructions.personal_link} text={words.link_text} />
          </div>
          <QrBox />
        </div>
        {cover && (
          <div className={styles.cover}>
            <Picture image={cover} sizes="1380px" alt="" eager />
          </div>
        )}
        <h2 className={styles.how}>{t('control.how_to_use')}</h2>
        <ol className={styles.steps}>
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <ClientCard seller={words.seller} photo={contacts.photo} caption={words.preview} />
        <SheetFoot note={words.foot}>{words.date}</SheetFoot>
      </Sheet>
    </>
  )
}

/** The project and the partner's company. */
function InstructionsHead({ words, logo }: { words: WordedInstructions; logo: Image | null }) {
  return (
    <SheetHead logo={null} name={<b>{words.project}</b>}>
      <span className={styles.company}>
        {logo && <Img src={logo.src} width={logo.width} height={logo.height} alt="" />}
        {words.company}
      </span>
    </SheetHead>
  )
}
