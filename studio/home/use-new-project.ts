import { type FormEvent, useEffect, useState } from 'react'
import type { ImportError } from '#contract/errors.ts'
import { tokenFromName } from '#domain/address/token-from-name.ts'
import type { StudioKey } from '#i18n/messages.ts'
import { pathOf } from '#studio/address/address.ts'
import { go } from '#studio/address/use-path.ts'
import { errorKey, isSignedOut } from '#studio/api/error-message.ts'
import { dataOf, ManageError, manage } from '#studio/api/manage.ts'
import { useCatalogues } from '#studio/catalogue/catalogue-context.ts'
import { ownTimeZone } from '#studio/format/format-when.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useMe } from '#studio/person/me-context.ts'
import { useAct } from '#studio/person/use-act.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { forgetForm, keepForm, readKeptForm } from './kept-form.ts'
import { type Faults, faultsOf, fileOf, type NewProject, refusedFields } from './new-project.ts'

/** The form of a new project: its values, what is wrong with them, and creating it. */
export function useNewProject() {
  const { t, language } = useTranslator()
  const me = useMe()
  const { reload } = useCatalogues()
  const { act, isBusy } = useAct()
  const showToast = useToast()
  const [kept] = useState(() => readKeptForm(me))
  const [values, setValues] = useState<NewProject>(() => ({
    name: '',
    token: '',
    place: '',
    currency: 'EUR',
    timeZone: me.account.time_zone ?? ownTimeZone(),
    language: language.code,
    languages: [],
    contact: me.name,
    company: me.account.name,
    phone: '',
    email: '',
    salesEmail: me.email ?? '',
    privacy: '',
    ...kept,
  }))
  // The name in the link follows the name until it is typed.
  const [hasOwnToken, setHasOwnToken] = useState(
    () => values.token !== '' && values.token !== tokenFromName(values.name),
  )
  const [fault, setFault] = useState<StudioKey | null>(null)
  const [isChecked, setIsChecked] = useState(false)
  const [refused, setRefused] = useState<Faults>({})
  const [isTouched, setIsTouched] = useState(false)
  useEffect(() => {
    if (isTouched) keepForm(me, values)
  }, [isTouched, me, values])
  const faults: Faults = { ...(isChecked && faultsOf(values, me.role)), ...refused }

  function change(patch: Partial<NewProject>) {
    setRefused({})
    setFault(null)
    if (patch.token !== undefined) setHasOwnToken(patch.token !== '')
    const follows = patch.name !== undefined && !hasOwnToken
    setIsTouched(true)
    setValues((known) => ({
      ...known,
      ...patch,
      ...(follows && { token: patch.name === '' ? '' : tokenFromName(patch.name ?? '') }),
    }))
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    setIsChecked(true)
    setFault(null)
    if (Object.keys(faultsOf(values, me.role)).length > 0) return focusFirst(form)
    void act(async () => {
      try {
        await manage('importProject', { body: fileOf(values, crypto.randomUUID(), me.role) })
      } catch (error) {
        const found = refusedFields(rowsOf(error))
        if (Object.keys(found).length > 0) {
          setRefused(found)
          return focusFirst(form)
        }
        if (isSignedOut(error)) throw error
        // Beside the button, which a toast would cover.
        return setFault(errorKey(error))
      }
      forgetForm()
      const made = dataOf(await manage('listCatalogues')).find(({ token }) => token === values.token)
      await reload()
      showToast({ text: t('new_project.created'), icon: 'check' })
      // Back leads to where the person came from, not to an empty form.
      go(made ? pathOf({ name: 'units', catalogue: made.id }) : pathOf({ name: 'home' }), { replace: true })
    })
  }

  return { values, faults, fault, change, submit, isBusy }
}

function rowsOf(error: unknown): readonly ImportError[] {
  if (!(error instanceof ManageError)) return []
  // Somebody took the name in the link between the check and the write.
  if (error.code === 'conflict') return [{ path: 'catalogue.token', reason: error.message }]
  return (error.problem.rows as readonly ImportError[] | undefined) ?? []
}

function focusFirst(form: HTMLFormElement): void {
  // After the faults are rendered.
  setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
}
