import { type FormEvent, useState } from 'react'
import { hasDuty } from '#domain/account/role.ts'
import { DEFAULT_TIME_ZONE } from '#domain/project/time-zone.ts'
import { dataOf, manage } from '#studio/api/manage.ts'
import { Box } from '#studio/box/box.tsx'
import { ZoneField } from '#studio/box/zone-field.tsx'
import { ownTimeZone } from '#studio/format/format-when.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useSignedIn } from '#studio/person/me-context.ts'
import { useAct } from '#studio/person/use-act.ts'
import { Button } from '#ui/button/button.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import styles from './company-zone.module.css'

/** The time zone of the company, which is that of its projects without one. */
export function CompanyZone({ onChanged }: { readonly onChanged: () => void }) {
  const { t } = useTranslator()
  const { me } = useSignedIn()
  return (
    <Box title={t('zone.title')}>
      <ZoneForm first={me.account.time_zone ?? DEFAULT_TIME_ZONE} label={t('zone.title')} onChanged={onChanged} />
    </Box>
  )
}

/** Asks an owner whose company has no time zone. The browser's is chosen already. */
export function AskZone() {
  const { t } = useTranslator()
  const { me } = useSignedIn()
  if (me.account.time_zone !== null || !hasDuty(me.role, 'administer') || me.projects !== null) return null
  return (
    <Box title={t('zone.ask')}>
      <ZoneForm first={ownTimeZone()} label={t('zone.title')} onChanged={() => {}} />
    </Box>
  )
}

interface ZoneFormProps {
  readonly first: string
  readonly label: string
  readonly onChanged: () => void
}

function ZoneForm({ first, label, onChanged }: ZoneFormProps) {
  const { t } = useTranslator()
  const { me, onMe } = useSignedIn()
  const showToast = useToast()
  const { act, isBusy } = useAct()
  const [zone, setZone] = useState(first)
  const save = (event: FormEvent) => {
    event.preventDefault()
    void act(async () => {
      const { time_zone } = dataOf(await manage('updateAccount', { body: { time_zone: zone } }))
      onMe({ ...me, account: { ...me.account, time_zone } })
      showToast({ text: t('account.saved'), icon: 'check' })
      onChanged()
    })
  }
  return (
    <form className={styles.form} onSubmit={save}>
      <p className={styles.text}>{t('zone.text')}</p>
      <ZoneField label={label} value={zone} onChange={setZone} />
      <div>
        <Button type="submit" size="small" loading={isBusy} disabled={zone === me.account.time_zone}>
          {t('common.save')}
        </Button>
      </div>
    </form>
  )
}
