import { useRef } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './personal-link.module.css'

/** The partner's link with a copy button. If the clipboard is blocked, as in some frames, the link is selected instead. */
export function PersonalLink({ link, text }: { link: string; text: string }) {
  const { t } = useTranslator()
  const toast = useToast()
  const anchor = useRef<HTMLAnchorElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      toast({ text: t('message.link_copied'), icon: 'check' })
    } catch {
      if (anchor.current) getSelection()?.selectAllChildren(anchor.current)
      toast({ text: t('share.selected'), icon: 'link' })
    }
  }
  return (
    <div className={styles.link}>
      <Icon name="link" />
      <a ref={anchor} href={link} dir="ltr">
        {text}
      </a>
      <Button variant="tinted" onClick={copy}>
        {t('control.copy_link')}
      </Button>
    </div>
  )
}
