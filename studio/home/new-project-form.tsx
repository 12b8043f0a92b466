import { type ReactNode, useMemo } from 'react'
import { hasDuty } from '#domain/account/role.ts'
import { LANGUAGES } from '#domain/language/language.ts'
import { CURRENCIES } from '#domain/price/currency.ts'
import { ScreenLink } from '#studio/address/screen-link.tsx'
import { readBoot } from '#studio/boot/boot.ts'
import { Box } from '#studio/box/box.tsx'
import { useMainAct } from '#studio/box/main-act.ts'
import { ZoneField } from '#studio/box/zone-field.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { Notice } from '#studio/notice/notice.tsx'
import { useMe } from '#studio/person/me-context.ts'
import { ServerButton } from '#studio/project/server-button.tsx'
import { classOfButton } from '#ui/button/button-look.ts'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { Field } from '#ui/field/field.tsx'
import { focusFirst } from '#ui/field/focus-first.ts'
import { Select } from '#ui/field/select.tsx'
import { forgetForm } from './kept-form.ts'
import styles from './new-project.module.css'
import { useNewProject } from './use-new-project.ts'

/** Everything that a project needs before it can be published. */
export function NewProjectForm() {
  useMainAct()
  const { t, language } = useTranslator()
  const { values, faults, fault, change, submit, isBusy } = useNewProject()
  const names = useMemo(() => new Intl.DisplayNames(language.tag, { type: 'currency' }), [language])
  const text = (
    field: 'name' | 'token' | 'place' | 'contact' | 'company' | 'phone' | 'email' | 'salesEmail' | 'privacy',
  ) => ({
    value: values[field],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => change({ [field]: target.value }),
    error: field in faults ? t(faults[field as keyof typeof faults] ?? 'new_project.error.required') : undefined,
  })
  return (
    <form ref={focusFirst} className={styles.form} onSubmit={submit} noValidate>
      <Box title={t('common.project')}>
        <div className={styles.fields}>
          <Field label={t('common.name')} maxLength={200} {...text('name')} />
          <Field
            label={t('new_project.token')}
            dir="ltr"
            maxLength={64}
            autoCapitalize="none"
            spellCheck={false}
            // Isolated, because an address runs from left to right in every language.
            hint={`\u2066${readBoot().visitor_host}/${values.token}\u2069`}
            {...text('token')}
          />
          <div className={styles.wide}>
            <Field label={t('new_project.place')} note={t('order.optional')} maxLength={500} {...text('place')} />
          </div>
          <Labelled label={t('common.currency')}>
            <Select
              label={t('common.currency')}
              value={values.currency}
              options={CURRENCIES.filter((code) => code !== 'GBR').map((value) => ({
                value,
                label: `${value} · ${names.of(value) ?? value}`,
              }))}
              onChange={(currency) => change({ currency })}
            />
          </Labelled>
          <ZoneField
            label={t('common.time_zone')}
            value={values.timeZone}
            onChange={(timeZone) => change({ timeZone })}
          />
        </div>
      </Box>
      <Box title={t('common.languages')}>
        <div className={styles.form}>
          <Labelled label={t('common.main_language')}>
            <Select
              label={t('common.main_language')}
              value={values.language}
              options={LANGUAGES.map(({ code, own_name, tag }) => ({ value: code, label: own_name, lang: tag }))}
              onChange={(code) => change({ language: code })}
            />
          </Labelled>
          <fieldset className={styles.labelled}>
            <legend>{t('new_project.other_languages')}</legend>
            <div className={styles.languages}>
              {LANGUAGES.filter(({ code }) => code !== values.language).map(({ code, own_name, tag }) => (
                <Checkbox
                  key={code}
                  checked={values.languages.includes(code)}
                  onChange={(isOn) =>
                    change({
                      languages: isOn ? [...values.languages, code] : values.languages.filter((each) => each !== code),
                    })
                  }
                >
                  <span lang={tag}>{own_name}</span>
                </Checkbox>
              ))}
            </div>
          </fieldset>
        </div>
      </Box>
      <Box title={t('new_project.contacts')}>
        <div className={styles.fields}>
          <Field label={t('new_project.contact_name')} maxLength={200} {...text('contact')} />
          <Field label={t('first.company')} note={t('order.optional')} maxLength={200} {...text('company')} />
          <Field label={t('order.phone')} note={t('order.optional')} type="tel" dir="ltr" {...text('phone')} />
          <Field label={t('common.email')} note={t('order.optional')} type="email" dir="ltr" {...text('email')} />
        </div>
      </Box>
      <Box title={t('new_project.requests')}>
        {hasDuty(useMe().role, 'administer') ? (
          <div className={styles.fields}>
            <Field
              label={t('new_project.sales_email')}
              type="email"
              dir="ltr"
              hint={t('new_project.sales_hint')}
              {...text('salesEmail')}
            />
            <Field
              label={t('common.privacy')}
              type="url"
              dir="ltr"
              placeholder="https://"
              hint={t('new_project.privacy_hint')}
              {...text('privacy')}
            />
          </div>
        ) : (
          <Notice>{t('new_project.owner_adds')}</Notice>
        )}
      </Box>
      {Object.keys(faults).length > 0 && <Notice kind="fault">{t('new_project.faults')}</Notice>}
      {fault && <Notice kind="fault">{t(fault)}</Notice>}
      <div className={styles.acts}>
        <ServerButton type="submit" variant="filled" loading={isBusy}>
          {t('new_project.create')}
        </ServerButton>
        <ScreenLink to={{ name: 'home' }} className={classOfButton({ variant: 'plain' })} onClick={forgetForm}>
          {t('control.cancel')}
        </ScreenLink>
      </div>
    </form>
  )
}

function Labelled({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.labelled}>
      <span aria-hidden="true">{label}</span>
      {children}
    </div>
  )
}
