import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { FrontData } from '#contract/front.ts'
import { agentNameFault, initialsOf, MAX_AGENT_NAME, tidyAgentName } from '#domain/demo/agent-name.ts'
import { sourceFor } from '#domain/media/source-for.ts'
import { Button } from '#ui/button/button.tsx'
import { classOfButton } from '#ui/button/button-look.ts'
import { Field } from '#ui/field/field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './agent-door.module.css'
import { Door } from './door.tsx'
import { useFaultWords } from './fault-words.ts'
import { keptVisit, makeLink } from './visit.ts'

const PICTURE_WIDTH = 480

/** Makes a link under the visitor's own name, and shows what clients see under it. */
export function AgentDoor({ front }: { readonly front: FrontData }) {
  const { t, language } = useTranslator()
  const faultWords = useFaultWords()
  const form = useRef<HTMLFormElement>(null)
  const [name, setName] = useState('')
  const [error, setError] = useState<string | undefined>(undefined)
  const [link, setLink] = useState<{ readonly url: string; readonly isNew: boolean } | null>(null)
  const [isMaking, setMaking] = useState(false)
  // After a reload, as long as the copy lives.
  useEffect(() => {
    const { agent } = keptVisit() ?? {}
    if (!agent) return
    setName(agent.name)
    setLink({ url: agent.url, isNew: false })
  }, [])
  const fault = agentNameFault(name)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (fault !== null) {
      setError(t(`front.name_${fault}`, { max: MAX_AGENT_NAME }))
      form.current?.querySelector('input')?.focus()
      return
    }
    setMaking(true)
    try {
      setLink({ url: await makeLink(name, language.code), isNew: true })
    } catch (failure) {
      setError(faultWords(failure))
    } finally {
      setMaking(false)
    }
  }
  const shown = tidyAgentName(name)
  return (
    <Door title={t('front.agent')} text={t(link === null ? 'front.agent_text' : 'front.agent_made')}>
      {link === null ? (
        <form ref={form} className={styles.form} onSubmit={submit} noValidate>
          <Field
            label={t('front.name')}
            value={name}
            error={error}
            placeholder={t('front.name_example')}
            autoComplete="off"
            onChange={({ currentTarget }) => {
              setName(currentTarget.value)
              setError(undefined)
            }}
          />
          <Button type="submit" variant="tinted" loading={isMaking}>
            {t('front.make_link')}
          </Button>
        </form>
      ) : (
        <OwnLink url={link.url} isNew={link.isNew} />
      )}
      <section className={styles.client} aria-label={t('front.client_view')}>
        <div className={styles.bar}>
          <span className={styles.initials}>{shown ? initialsOf(shown) : <Icon name="user" size="small" />}</span>
          <p>
            <strong data-blank={!shown}>
              <bdi>{shown || t('front.name')}</bdi>
            </strong>
            <small>{t('front.your_agent')}</small>
          </p>
          <span className={styles.call}>
            <Icon name="phone" size="small" />
            {t('front.call')}
          </span>
        </div>
        <div className={styles.picture}>
          <img src={sourceFor(front.picture.image, PICTURE_WIDTH)} alt="" loading="lazy" />
        </div>
      </section>
    </Door>
  )
}

/** The link that was made. A new one gets the focus, since the field that had it is gone. */
function OwnLink({ url, isNew }: { readonly url: string; readonly isNew: boolean }) {
  const { t } = useTranslator()
  const [isCopied, setCopied] = useState(false)
  const text = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isNew) text.current?.focus()
  }, [isNew])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      // Where the clipboard is closed to pages, the visitor copies the selected text.
      if (text.current) getSelection()?.selectAllChildren(text.current)
    }
  }
  return (
    <div className={styles.link}>
      <a ref={text} dir="ltr" href={url} target="_blank" rel="noopener" title={t('front.open_as_client')}>
        {url.replace(/^https?:\/\//, '')}
      </a>
      <Button variant="plain" square aria-label={t('front.copy')} onClick={copy}>
        <Icon name={isCopied ? 'check' : 'link'} />
      </Button>
      <a
        className={classOfButton({ variant: 'plain', square: true })}
        href={url}
        target="_blank"
        rel="noopener"
        aria-label={t('front.open_as_client')}
      >
        <Icon name="external" />
      </a>
      <span role="status">{isCopied && t('message.link_copied')}</span>
    </div>
  )
}
