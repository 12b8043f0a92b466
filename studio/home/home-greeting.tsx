import { formatDate } from '#i18n/format-date.ts'
import { ScreenLink } from '#studio/address/screen-link.tsx'
import { useMainAct } from '#studio/box/main-act.ts'
import { PageHead } from '#studio/box/page-head.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { useMe } from '#studio/person/me-context.ts'
import { classOfButton } from '#ui/button/button-look.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { firstName, greetingOf } from './greeting.ts'
import { mayCreate } from './may-create.ts'

/** Greets the person by the time of day, with the date. */
export function Greeting() {
  const translator = useTranslator()
  const { t } = translator
  const me = useMe()
  const now = new Date()
  useMainAct(mayCreate(me))
  return (
    <PageHead title={t(greetingOf(now.getHours()), { name: firstName(me.name) })} text={today(translator, now)}>
      {mayCreate(me) && (
        <ScreenLink to={{ name: 'new' }} className={classOfButton({ variant: 'filled', size: 'small' })}>
          <Icon name="plus" size="small" />
          {t('nav.new')}
        </ScreenLink>
      )}
    </PageHead>
  )
}

function today(translator: ReturnType<typeof useTranslator>, now: Date): string {
  // Browsers have no names of weekdays in these two languages.
  const { code } = translator.language
  if (code === 'ka' || code === 'uz') {
    return formatDate(translator, new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString())
  }
  return translator.dateFormat({ weekday: 'long', day: 'numeric', month: 'long' }).format(now)
}
