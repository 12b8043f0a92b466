import { useTranslator } from '#studio/language/language-context.ts'
import styles from './opening-box.module.css'
import { Tick } from './tick.tsx'

interface OpeningBoxProps {
  readonly isTicked: boolean
  readonly onTick: (value: boolean) => void
}

/** The entry that opens a catalogue to visitors. It stands above the changes, since they are seen by nobody without it. */
export function OpeningBox({ isTicked, onTick }: OpeningBoxProps) {
  const { t } = useTranslator()
  return (
    <div className={styles.box}>
      <Tick label={t('publish.opening')} value={isTicked} onChange={onTick} />
      <div>
        <b aria-hidden="true">{t('publish.opening')}</b>
        <p>{t(isTicked ? 'publish.opens' : 'publish.closed')}</p>
      </div>
    </div>
  )
}
