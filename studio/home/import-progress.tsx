import { sayReason } from '#studio/api/say-reason.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { Notice } from '#studio/notice/notice.tsx'
import { Button } from '#ui/button/button.tsx'
import styles from './import-progress.module.css'
import type { ImportState } from './use-project-import.ts'

/** How many faults are listed. */
const SHOWN = 50

/** How far an import is, or everything that is wrong with the file, each with its place. */
export function ImportProgress({ state }: { readonly state: ImportState }) {
  const { t } = useTranslator()
  if (state.step === 'none') return null
  if (state.step === 'busy') {
    return (
      <div className={styles.progress} role="status">
        <span>{state.text}</span>
        <progress value={state.done} max={Math.max(1, state.total)} aria-label={state.text} />
      </div>
    )
  }
  const { text, faults, again } = state
  return (
    <Notice kind="fault">
      <p>{text}</p>
      {faults.length > 0 && (
        <ul className={styles.faults}>
          {faults.slice(0, SHOWN).map(({ path, reason, line, column }) => (
            <li key={`${path} ${line} ${column} ${reason}`}>
              {line !== undefined && <b>{t('home.import.place', { line, column: column ?? 1 })} </b>}
              <bdi>
                <code>{path}</code>
              </bdi>{' '}
              <bdi>{sayReason(t, reason)}</bdi>
            </li>
          ))}
        </ul>
      )}
      {again && (
        <Button size="small" className={styles.again} onClick={again.act}>
          {t(again.label)}
        </Button>
      )}
    </Notice>
  )
}
