import type { OrderFields } from '#domain/order/order-fields.ts'
import { splitTags } from '#i18n/rich-text.ts'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './consents.module.css'

type Given = Pick<OrderFields, 'consent' | 'consent_second'>

interface ConsentsProps {
  /** The privacy policy of the current domain, or null. */
  readonly policy: string | null
  readonly value: Given
  readonly errors: Readonly<Record<keyof Given, string | undefined>>
  readonly onChange: (change: Partial<Given>) => void
}

/** The required consent boxes: one, or two in languages whose law requires two. */
export function Consents({ policy, value, errors, onChange }: ConsentsProps) {
  const { t } = useTranslator()
  const second = t('order.consent_second')
  return (
    <div className={styles.consents}>
      <Checkbox
        name="consent"
        required
        checked={value.consent}
        error={errors.consent}
        onChange={(consent) => onChange({ consent })}
      >
        <Consent text={t('order.consent')} policy={policy} />
      </Checkbox>
      {second !== '' && (
        <Checkbox
          name="consent_second"
          required
          checked={value.consent_second}
          error={errors.consent_second}
          onChange={(consent_second) => onChange({ consent_second })}
        >
          <Consent text={second} policy={policy} />
        </Checkbox>
      )}
    </div>
  )
}

/** The text of a consent, with a link to the policy if there is one. */
function Consent({ text, policy }: { text: string; policy: string | null }) {
  return splitTags(text).map(({ tag, text: words }) =>
    tag === 'policy' && policy ? (
      <a key={words} href={policy} target="_blank" rel="noopener">
        {words}
      </a>
    ) : (
      words
    ),
  )
}
