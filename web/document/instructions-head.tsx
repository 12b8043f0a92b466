import type { Image } from '#domain/media/image.ts'
import type { WordedInstructions } from '#i18n/word-instructions.ts'
import { Img } from '#ui/picture/img.tsx'
import styles from './instructions-head.module.css'
import { SheetHead } from './sheet-head.tsx'

/** The project and the partner's company. */
export function InstructionsHead({ words, logo }: { words: WordedInstructions; logo: Image | null }) {
  return (
    <SheetHead logo={null} name={<b>{words.project}</b>}>
      <span className={styles.company}>
        {logo && <Img src={logo.src} width={logo.width} height={logo.height} alt="" />}
        {words.company}
      </span>
    </SheetHead>
  )
}
