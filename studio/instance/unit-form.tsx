import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { hasDuty } from '#domain/account/role.ts'
import { holdOffer } from '#domain/hold/hold-offer.ts'
import { readEdit } from '#domain/unit-table/read-edit.ts'
import type { UnitBook, UnitFacts } from '#domain/unit-table/unit-facts.ts'
import { currencySymbol, formatAmount } from '#studio/format/format-money.ts'
import { StudioIcon } from '#studio/icon/studio-icon.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { useMe } from '#studio/person/me-context.ts'
import { useProjectState } from '#studio/project/project-context.ts'
import { projectFacts } from '#studio/project/project-facts.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Dialog } from '#ui/modal/dialog.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { useFieldOwners } from './field-owners.ts'
import { HeldUnit } from './held-unit.tsx'
import { HoldForm } from './hold-form.tsx'
import { LivePrice } from './live-price.tsx'
import { OwnerNote } from './owner-note.tsx'
import { StatusMark } from './status-mark.tsx'
import styles from './unit-form.module.css'
import { UnitPlan } from './unit-plan.tsx'
import { factsText } from './unit-title.ts'
import type { HoldSettings } from './use-hold-settings.ts'
import { useUnitAsking } from './use-unit-asking.tsx'

interface UnitFormProps {
  readonly unit: UnitFacts
  readonly book: UnitBook
  readonly settings: HoldSettings
  /** Below the fields. */
  readonly children: ReactNode
}

/** A unit on a small screen: fields with a button that saves them, and one that holds the unit. */
export function UnitForm({ unit, book, settings, children }: UnitFormProps) {
  const translator = useTranslator()
  const { t } = translator
  const { role } = useMe()
  const { project, isAway } = useProjectState()
  const showToast = useToast()
  const form = useId()
  const facts = projectFacts(project.shown)
  const [price, setPrice] = useState<string | null>(null)
  // The price that the person saw when they began to type.
  const [seen, setSeen] = useState<number | null>(null)
  const [status, setChosen] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const { isOwned } = useFieldOwners()
  const [isPriceOwned, isStatusOwned] = [isOwned('price', unit), isOwned('status', unit)]
  const [isHolding, setIsHolding] = useState(false)
  const [canDescribe, canSell] = [hasDuty(role, 'describe'), hasDuty(role, unit.isNew ? 'describe' : 'sell')]
  const offer = holdOffer(unit, book, { isAway })
  const chosen = status ?? unit.status?.id ?? ''
  const forgetTyped = () => {
    setPrice(null)
    setChosen(null)
    setFault(null)
  }
  const { change, question } = useUnitAsking(book, {
    // Back to what it was.
    onBack: forgetTyped,
    onDrafted: () => {
      showToast({ text: t(isAway ? 'units.panel.kept' : 'units.panel.saved', { number: unit.number }), icon: 'check' })
    },
    onSent: forgetTyped,
  })
  const typePrice = (text: string) => {
    if (price === null) setSeen(unit.price)
    setPrice(text)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = price === null ? { value: unit.price } : readEdit(unit, 'price', price, book)
    if ('fault' in read) return setFault(t(`units.fault.${read.fault}`))
    const value = typeof read.value === 'number' ? read.value : null
    change(unit, { ...(price !== null && { price: { value, base: seen } }), status: chosen })
  }
  const hasChanged = price !== null || (status !== null && status !== unit.status?.id)
  return (
    <div className={styles.form}>
      <div className={styles.body}>
        <UnitPlan layout={unit.layout} sizes="100vw" />
        {/* Before the form: a held unit is shown as reserved, whatever status is chosen below. */}
        {unit.hold && canSell && (
          <section className={styles.held}>
            <h3>{t('units.hold.held')}</h3>
            <HeldUnit unit={unit} hold={unit.hold} settings={settings} isAway={isAway} />
          </section>
        )}
        <form id={form} className={styles.fields} onSubmit={submit} noValidate>
          <div>
            <LivePrice unit={unit} />
            <p className={styles.facts}>{factsText(translator, unit, book, facts)}</p>
          </div>
          {canDescribe && (
            <div>
              <Field
                label={t('field.price')}
                inputMode="decimal"
                after={currencySymbol(translator, facts.currency)}
                placeholder={t('units.on_request')}
                value={price ?? (unit.price === null ? '' : formatAmount(translator, unit.price))}
                error={fault ?? undefined}
                readOnly={isPriceOwned}
                onChange={({ target }) => {
                  typePrice(target.value)
                  setFault(null)
                }}
              />
              {isPriceOwned && <OwnerNote column="price" />}
            </div>
          )}
          {canSell && (
            <div>
              <fieldset className={styles.statuses} disabled={isStatusOwned}>
                <legend>{t('field.status')}</legend>
                {book.statuses.map((each) => (
                  <label key={each.id}>
                    <input
                      type="radio"
                      name="status"
                      checked={each.id === chosen}
                      onChange={() => setChosen(each.id)}
                    />
                    <StatusMark status={each} />
                  </label>
                ))}
                {!unit.isNew && !isStatusOwned && <p className={styles.note}>{t('units.live')}</p>}
              </fieldset>
              {isStatusOwned && <OwnerNote column="status" />}
            </div>
          )}
          {!canSell && unit.effective && <StatusMark status={unit.effective} />}
          {!unit.hold && canSell && offer.reason && <p className={styles.note}>{t(`units.hold.${offer.reason}`)}</p>}
        </form>
        {children}
      </div>
      {(canDescribe || canSell) && (
        <footer className={styles.foot}>
          {!unit.hold && canSell && offer.isOffered && (
            <Button block onClick={() => setIsHolding(true)}>
              <StudioIcon name="clock" />
              {t('units.hold.client')}
            </Button>
          )}
          <Button type="submit" form={form} variant="filled" block disabled={!hasChanged}>
            {t('common.save')}
          </Button>
        </footer>
      )}
      {question}
      {isHolding && !unit.hold && (
        <Dialog title={t('units.hold.title')} closeLabel={t('control.close')} onClose={() => setIsHolding(false)}>
          <HoldForm
            unit={unit}
            book={book}
            settings={settings}
            reason={offer.reason && t(`units.hold.${offer.reason}`)}
            isMain
            onDone={() => setIsHolding(false)}
          />
        </Dialog>
      )}
    </div>
  )
}
