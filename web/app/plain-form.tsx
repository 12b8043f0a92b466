import { API_BASE } from '#contract/api-base.ts'
import { ORDER_BOUNDS } from '#contract/order-form.ts'
import { formatAddress } from '#domain/address/format-address.ts'
import { consentId, consentVersion } from '#domain/order/consent-text.ts'
import { splitTags } from '#i18n/rich-text.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'

/** The request form for visitors without JavaScript: about the unit whose panel is open, else for a callback. */
export function PlainForm() {
  const { t, language } = useTranslator()
  const { settings, privacy } = useCatalogue().token
  const { address, search } = useNavigation()
  const { firstToken, secondToken, panel } = address
  const unit = panel?.context === 'instance' ? panel.id : null
  const tokens = new URLSearchParams({ first_token: firstToken, ...(secondToken && { second_token: secondToken }) })
  const second = t('order.consent_second')
  const texts = [t('order.consent'), second]
  if (settings.short_type === 'gic') return null
  return (
    <form method="post" action={`${API_BASE}/public/orders/form?${tokens}`}>
      <h2>{t(unit === null ? 'order.callback_title' : 'order.title')}</h2>
      <input type="hidden" name="kind" value={unit === null ? 'callback' : 'order'} />
      {unit !== null && <input type="hidden" name="instance_id" value={unit} />}
      <input type="hidden" name="lang" value={language.code} />
      <input type="hidden" name="page" value={formatAddress(address) + search} />
      <label>
        {t('order.name')}
        <input
          name="name"
          autoComplete="name"
          required
          minLength={ORDER_BOUNDS.name.min}
          maxLength={ORDER_BOUNDS.name.max}
        />
      </label>
      <label>
        {t('order.phone')}
        <input name="phone" type="tel" autoComplete="tel" required dir="ltr" />
      </label>
      <label>
        {t('order.email')} ({t('order.optional')})
        <input name="email" type="email" autoComplete="email" dir="ltr" />
      </label>
      <label>
        {t('order.comment')} ({t('order.optional')})
        <textarea name="comment" rows={3} maxLength={ORDER_BOUNDS.comment.max} />
      </label>
      {/* Honeypot: the server sets requests aside in which a bot has filled this in. */}
      <input name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" hidden />
      {texts.map(
        (text) =>
          text !== '' && (
            <label key={text} data-consent="">
              <input type="checkbox" name={text === second ? 'consent_second' : 'consent'} required />
              <span>
                {splitTags(text).map(({ tag, text: words }) =>
                  tag === 'policy' && privacy.url ? (
                    <a key={words} href={privacy.url}>
                      {words}
                    </a>
                  ) : (
                    words
                  ),
                )}
              </span>
            </label>
          ),
      )}
      <input type="hidden" name="consent_id" value={consentId(language.code)} />
      <input type="hidden" name="consent_version" value={consentVersion({ texts, policy: privacy.url })} />
      <button type="submit">{t('control.send')}</button>
    </form>
  )
}
