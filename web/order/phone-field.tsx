import { useEffect, useMemo, useState } from 'react'
import type { Language } from '#domain/language/language.ts'
import { DIALLING_CODES } from '#domain/order/dialling.ts'
import { knownCountryNames, loadCountryNames, type NameCountry } from '#i18n/country-names.ts'
import { Field } from '#ui/field/field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './phone-field.module.css'
import { type PhoneTools, type TypedPhone, takeTyped } from './typed-phone.ts'

interface PhoneFieldProps {
  readonly value: TypedPhone
  readonly tools: PhoneTools | null
  readonly error: string | undefined
  readonly onChange: (phone: TypedPhone) => void
  /** Called when the pointer or the focus comes into the field. */
  readonly onNear: () => void
}

/** A phone number field with a country code. Pasting an international number sets the code too. */
export function PhoneField({ value, tools, error, onChange, onNear }: PhoneFieldProps) {
  const { t } = useTranslator()
  const { phone, country } = value
  return (
    <div className={styles.phone}>
      <Field
        label={t('order.phone')}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        value={phone}
        error={error}
        onPointerEnter={onNear}
        onFocus={onNear}
        before={<CountryCode country={country} onChange={(chosen) => onChange({ phone, country: chosen })} />}
        onChange={({ target }) => {
          const isAtEnd = target.selectionStart === null || target.selectionStart === target.value.length
          onChange(takeTyped(tools, { phone, country }, target.value, isAtEnd))
        }}
        onBlur={() => {
          const tidied = takeTyped(tools, { phone: '', country }, phone, true)
          if (tidied.phone !== phone) onChange(tidied)
        }}
      />
    </div>
  )
}

interface CountryCodeProps {
  readonly country: string
  readonly onChange: (country: string) => void
}

/** Shows only the code. Behind it is a native select with the names of the countries. */
function CountryCode({ country, onChange }: CountryCodeProps) {
  const { t } = useTranslator()
  const countries = useCountries()
  return (
    <span className={styles.country}>
      <span aria-hidden="true">{`+${DIALLING_CODES[country] ?? ''}`}</span>
      <Icon name="down" size="small" />
      <select
        aria-label={t('order.country')}
        autoComplete="tel-country-code"
        value={country}
        onChange={({ target }) => onChange(target.value)}
      >
        {countries.map((one) => (
          <option key={one.country} value={one.country}>
            {one.label}
          </option>
        ))}
      </select>
    </span>
  )
}

function useCountries() {
  const { language } = useTranslator()
  const nameOf = useCountryNames(language)
  return useMemo(() => {
    const { compare } = new Intl.Collator(language.tag)
    return Object.entries(DIALLING_CODES)
      .map(([country, code]) => ({ country, name: nameOf(country), code }))
      .sort((a, b) => compare(a.name, b.name))
      .map(({ country, name, code }) => ({ country, label: `${name} \u2066+${code}\u2069` }))
  }, [language, nameOf])
}

/** The browser's country names until our own have loaded. */
function useCountryNames({ code, tag }: Language): NameCountry {
  const known = useMemo(() => knownCountryNames(tag), [tag])
  const [own, setOwn] = useState<NameCountry | null>(null)
  useEffect(() => {
    let isShown = true
    loadCountryNames(code).then((names) => {
      if (isShown) setOwn(() => names)
    }, console.error)
    return () => {
      isShown = false
    }
  }, [code])
  return own ?? known
}
