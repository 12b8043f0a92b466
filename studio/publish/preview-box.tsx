import { useState } from 'react'
import { isShortPreview } from '#contract/previews.ts'
import { dataOf, manage } from '#studio/api/manage.ts'
import { Box } from '#studio/box/box.tsx'
import { StudioIcon } from '#studio/icon/studio-icon.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { Notice } from '#studio/notice/notice.tsx'
import { useFault } from '#studio/person/use-fault.ts'
import { useWhen } from '#studio/person/use-when.ts'
import { ServerButton } from '#studio/project/server-button.tsx'
import { useManaged } from '#studio/reading/use-reading.ts'
import { Button } from '#ui/button/button.tsx'
import { Select } from '#ui/field/select.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import styles from './rows.module.css'
import { useConflictAct } from './use-conflict-act.ts'
import { sayWho, type WhoNames } from './who-names.ts'

const DAYS = ['1', '7', '30', '90'] as const

interface PreviewBoxProps {
  readonly catalogue: number
  readonly whoNames: WhoNames
}

/** Makes links that show the draft, and switches them off. */
export function PreviewBox({ catalogue, whoNames }: PreviewBoxProps) {
  const { t } = useTranslator()
  const when = useWhen()
  const showToast = useToast()
  const { data, error, reload } = useManaged('listPreviews', {})
  const fault = useFault(error)
  const items = data?.data.filter(
    (each) => each.catalogue_id === catalogue && each.ended_at === null && !isShortPreview(each),
  )
  const { act, isBusy } = useConflictAct(reload)
  const [days, setDays] = useState<(typeof DAYS)[number]>('7')
  const [made, setMade] = useState<{ readonly id: number; readonly url: string } | null>(null)
  const make = () =>
    act(async () => {
      setMade(dataOf(await manage('createPreview', { body: { catalogue_id: catalogue, days: Number(days) } })))
      await reload()
    })
  const end = (id: number) =>
    act(async () => {
      await manage('endPreview', { params: { id } })
      if (made?.id === id) setMade(null)
      showToast({ text: t('publish.preview_ended'), icon: 'check' })
      await reload()
    })
  return (
    <Box
      title={
        <>
          <Icon name="eye" />
          {t('publish.preview')}
        </>
      }
      isFlush
    >
      <div className={styles.form}>
        {fault && <Notice kind="fault">{t(fault)}</Notice>}
        {made && <MadeLink url={made.url} />}
        <div className={styles.line}>
          <Select
            label={t('publish.preview_days')}
            value={days}
            options={DAYS.map((value) => ({ value, label: t('publish.days', { count: Number(value) }) }))}
            onChange={setDays}
          />
          <ServerButton size="small" loading={isBusy} onClick={make}>
            {t('publish.preview_make')}
          </ServerButton>
        </div>
        <p>{t('publish.preview_note')}</p>
      </div>
      <ul>
        {items?.map(({ id, who, expires_at }) => (
          <li key={id} className={styles.row}>
            <div className={styles.text}>
              <span>{t('publish.preview_until', { when: when(expires_at) })}</span>
              <small>{sayWho(t, who, whoNames)}</small>
            </div>
            <ServerButton variant="plain" size="small" onClick={() => end(id)}>
              {t('publish.preview_end')}
            </ServerButton>
          </li>
        ))}
      </ul>
    </Box>
  )
}

function MadeLink({ url }: { readonly url: string }) {
  const { t } = useTranslator()
  const showToast = useToast()
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => showToast({ text: t('publish.copied'), icon: 'check' }),
      () => showToast({ text: t('publish.not_copied'), icon: 'alert' }),
    )
  return (
    <>
      <div className={styles.line}>
        <input
          className={styles.link}
          dir="ltr"
          readOnly
          value={url}
          aria-label={t('publish.preview')}
          onFocus={({ target }) => target.select()}
        />
        <Button size="small" square aria-label={t('common.copy')} title={t('common.copy')} onClick={copy}>
          <StudioIcon name="copy" size="small" />
        </Button>
      </div>
      <p>{t('publish.preview_once')}</p>
    </>
  )
}
