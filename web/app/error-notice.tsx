import { useTranslator } from '#web/language/translator-context.ts'

/** What went wrong, in a sentence. */
export function ErrorNotice({ text }: { text: string | null }) {
  const { t } = useTranslator()
  return <p role="alert">{text ?? t('message.error_text')}</p>
}
