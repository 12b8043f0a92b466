import { type FormEvent, useState } from 'react'
import { DUTIES } from '#domain/account/role.ts'
import { MAX_HOLD_DAYS } from '#domain/hold/hold-length.ts'
import { type HoldTexts, holdTexts, readHoldDays } from '#domain/hold/read-hold-days.ts'
import { manage } from '#studio/api/manage.ts'
import { Box } from '#studio/box/box.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { useAct } from '#studio/person/use-act.ts'
import { useManaged } from '#studio/reading/use-reading.ts'
import { Button } from '#ui/button/button.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import styles from './hold-days.module.css'

/** How long each role holds units: without a choice, and at most. */
export function HoldDays({ onChanged }: { readonly onChanged: () => void }) {
  const { t, numberFormat } = useTranslator()
  const showToast = useToast()
  const { act, isBusy } = useAct()
  const { data, change } = useManaged('readAccount', {})
  const [typed, setTyped] = useState<HoldTexts | null>(null)
  const [isSent, setIsSent] = useState(false)
  // Without an answer the box is not shown.
  if (!data) return null
  const stored = holdTexts(data.data.hold_days)
  const texts = typed ?? stored
  const { days, faults } = readHoldDays(texts)
  const isSame = JSON.stringify(texts) === JSON.stringify(stored)
  const save = (event: FormEvent) => {
    event.preventDefault()
    setIsSent(true)
    if (!days) return
    void act(async () => {
      const changed = await manage('updateAccount', { body: { hold_days: days } })
      change(() => changed)
      setTyped(null)
      setIsSent(false)
      showToast({ text: t('account.saved'), icon: 'check' })
      onChanged()
    })
  }
  return (
    <Box title={t('people.holds')}>
      <form className={styles.form} onSubmit={save} noValidate>
        <p className={styles.text}>{t('people.holds.text')}</p>
        <table className={styles.table} aria-label={t('people.holds')}>
          <thead>
            <tr>
              <th scope="col">{t('people.role')}</th>
              <th scope="col">{t('people.holds.default')}</th>
              <th scope="col">{t('people.holds.max')}</th>
            </tr>
          </thead>
          <tbody>
            {DUTIES.sell.map((role) => (
              <tr key={role}>
                <th scope="row">{t(`role.${role}`)}</th>
                {(['default_days', 'max_days'] as const).map((field) => {
                  const fault = isSent ? faults[role]?.[field] : undefined
                  const name = t(field === 'default_days' ? 'people.holds.default' : 'people.holds.max')
                  return (
                    <td key={field}>
                      <input
                        type="text"
                        inputMode="numeric"
                        autoComplete="off"
                        aria-label={`${t(`role.${role}`)}: ${name}`}
                        aria-invalid={fault !== undefined || undefined}
                        aria-describedby={fault ? `hold-${role}-${field}` : undefined}
                        value={texts[role][field]}
                        onChange={({ target }) =>
                          setTyped({ ...texts, [role]: { ...texts[role], [field]: target.value } })
                        }
                      />
                      {fault && (
                        <p id={`hold-${role}-${field}`} className={styles.fault} role="alert">
                          {t(`people.holds.fault.${fault}`, { max: numberFormat({}).format(MAX_HOLD_DAYS) })}
                        </p>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
        <div>
          <Button type="submit" size="small" loading={isBusy} disabled={isSame}>
            {t('common.save')}
          </Button>
        </div>
      </form>
    </Box>
  )
}
