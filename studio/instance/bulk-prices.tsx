import { type FormEvent, useId, useState } from 'react'
import type { SentChange } from '#domain/draft/sent-change.ts'
import { openDoubts } from '#domain/unit-table/asked-edits.ts'
import { type BulkPreview, previewPrices } from '#domain/unit-table/bulk-preview.ts'
import { type BulkChoice, FIRST_CHOICE, readRule } from '#domain/unit-table/bulk-rule.ts'
import { type PriceDoubt, priceDoubts } from '#domain/unit-table/plan-edits.ts'
import type { UnitBook, UnitFacts } from '#domain/unit-table/unit-facts.ts'
import { ChoiceField } from '#studio/box/choice-field.tsx'
import { currencySymbol } from '#studio/format/format-money.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { Notice } from '#studio/notice/notice.tsx'
import { useProject, useProjectState } from '#studio/project/project-context.ts'
import { projectFacts } from '#studio/project/project-facts.ts'
import { useTurns } from '#studio/project/use-turns.ts'
import { Button } from '#ui/button/button.tsx'
import { Chip } from '#ui/button/chip.tsx'
import { Field } from '#ui/field/field.tsx'
import { Segmented } from '#ui/field/segmented.tsx'
import { Dialog } from '#ui/modal/dialog.tsx'
import { FIRST_FOCUS } from '#ui/modal/use-modal.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { answeredQuestions, keepAnswered } from './answered-questions.ts'
import { priceLines } from './ask-words.ts'
import styles from './bulk-prices.module.css'
import { BulkStock, BulkTable } from './bulk-table.tsx'
import { useFieldOwners } from './field-owners.ts'
import { useKnownPrices } from './known-prices.ts'

export interface BulkPricesProps {
  readonly units: readonly UnitFacts[]
  readonly book: UnitBook
  readonly onClose: () => void
}

const WAYS = ['percent', 'sum', 'per_area', 'set'] as const
const VALUE_WORDS = {
  percent: 'units.bulk.value.by',
  sum: 'units.bulk.value.by',
  per_area: 'units.bulk.value.per_area',
  set: 'units.bulk.value.set',
} as const
const STEPS = ['1', '10', '100', '1000'] as const
const DIRECTIONS = ['nearest', 'up', 'down'] as const

/** Changes the prices of many units in the draft as one act, with a preview while the rule is typed. */
export function BulkPrices({ units, onClose }: BulkPricesProps) {
  const translator = useTranslator()
  const { t, numberFormat } = translator
  const { project } = useProjectState()
  const { currency, areaUnit } = projectFacts(project.shown)
  const [choice, setChoice] = useState<BulkChoice>(FIRST_CHOICE)
  const form = useId()
  const apply = useApply()
  const symbol = currencySymbol(translator, currency)
  const { rule, fault } = readRule(choice, translator.language.code)
  const { isOwned } = useFieldOwners()
  const mayChangeExtra = (each: UnitFacts) => each.extraPrice !== null && !isOwned('extra_price', each)
  const hasExtra = units.some(mayChangeExtra)
  const preview = rule && previewPrices(units, rule, choice.withExtra ? mayChangeExtra : undefined)
  const changes = preview ? changesOf(preview) : []
  const count = changes.length
  const known = useKnownPrices()
  const [doubts, setDoubts] = useState<readonly PriceDoubt[]>([])
  const set = (next: Partial<BulkChoice>) => {
    setChoice({ ...choice, ...next })
    setDoubts([])
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!preview || count === 0) return
    // One question for the whole change; the second press answers it.
    const deps = { live: project.live, knownPrices: (id: string) => known.get(id) ?? [] }
    const found = preview.changes.flatMap(({ unit: each, after: price, extra }) =>
      priceDoubts({ unit: each, price, extra, forArea: null }, deps),
    )
    const open = openDoubts(found, answeredQuestions())
    if (open.length > 0 && doubts.length === 0) return setDoubts(open)
    keepAnswered(doubts)
    apply(changes)
    onClose()
  }
  return (
    <Dialog
      title={t('units.bulk.title')}
      note={t('common.units', { count: units.length })}
      closeLabel={t('control.close')}
      onClose={onClose}
      footer={
        <div className={styles.foot}>
          {doubts.length > 0 && (
            <Notice kind="fault">
              {priceLines(translator, doubts, areaUnit).map((line) => (
                <p key={line}>{line}</p>
              ))}
            </Notice>
          )}
          {preview && <BulkStock preview={preview} currency={currency} />}
          <Button type="submit" form={form} variant="filled" size="small" disabled={count === 0}>
            {count === 0
              ? t('units.bulk.title')
              : t(doubts.length > 0 ? 'units.ask.anyway' : 'units.bulk.change', { count })}
          </Button>
        </div>
      }
    >
      <form id={form} className={styles.form} onSubmit={send} noValidate>
        <Segmented
          small
          label={t('units.bulk.how')}
          value={choice.by}
          options={WAYS.map((value) => ({ value, label: t(`units.bulk.by.${value}`, { unit: areaUnit }) }))}
          onChange={(by) => set({ by })}
        />
        <div className={styles.fields}>
          <Field
            {...FIRST_FOCUS}
            label={t(VALUE_WORDS[choice.by], { unit: areaUnit })}
            inputMode="text"
            dir="ltr"
            autoComplete="off"
            after={choice.by === 'percent' ? '%' : symbol}
            placeholder={choice.by === 'percent' ? '+2' : choice.by === 'sum' ? '+5000' : ''}
            value={choice.value}
            error={fault === 'value' ? t('units.fault.figure') : undefined}
            onChange={({ target }) => set({ value: target.value })}
          />
          <ChoiceField
            label={t('units.bulk.round')}
            value={choice.to}
            options={STEPS.map((value) => ({ value, label: numberFormat({}).format(Number(value)) }))}
            onChange={(to) => set({ to })}
          />
          <ChoiceField
            label={t('units.bulk.direction')}
            value={choice.how}
            options={DIRECTIONS.map((value) => ({ value, label: t(`units.bulk.${value}`) }))}
            onChange={(how) => set({ how })}
          />
        </div>
        <div className={styles.chips}>
          <Chip aria-pressed={choice.onlyAvailable} onClick={() => set({ onlyAvailable: !choice.onlyAvailable })}>
            {t('units.bulk.only_available')}
          </Chip>
          <Chip aria-pressed={choice.skipPromoted} onClick={() => set({ skipPromoted: !choice.skipPromoted })}>
            {t('units.bulk.skip_promoted')}
          </Chip>
          {hasExtra && (
            <Chip aria-pressed={choice.withExtra} onClick={() => set({ withExtra: !choice.withExtra })}>
              {t('units.bulk.with_extra')}
            </Chip>
          )}
          <Chip aria-pressed={choice.floor !== null} onClick={() => set({ floor: choice.floor === null ? '' : null })}>
            {t('units.bulk.floor', { currency: symbol })}
          </Chip>
        </div>
        {choice.floor !== null && (
          <Field
            label={t('units.bulk.floor', { currency: symbol })}
            inputMode="decimal"
            dir="ltr"
            after={symbol}
            value={choice.floor}
            error={fault === 'floor' ? t('units.fault.figure') : undefined}
            onChange={({ target }) => set({ floor: target.value })}
          />
        )}
        {preview && <BulkTable preview={preview} />}
      </form>
    </Dialog>
  )
}

/** What a preview changes in the draft: prices, and second prices that are others than before. */
function changesOf({ changes }: BulkPreview): readonly SentChange[] {
  return changes.flatMap(({ unit: { id, extraPrice }, before, after, extra }): readonly SentChange[] => [
    { kind: 'instance', id, field: 'price', value: after, base: before },
    ...(extra === extraPrice
      ? []
      : [{ kind: 'instance' as const, id, field: 'extra_price', value: extra, base: extraPrice }]),
  ])
}

/** Changes prices as one act, and shows a message with Undo. */
function useApply(): (changes: readonly SentChange[]) => void {
  const { t } = useTranslator()
  const { store } = useProject()
  const showToast = useToast()
  const { undoAct } = useTurns()
  return (changes) => {
    const key = store.change(changes)
    showToast({
      text: t('units.bulk.done', { count: changes.length }),
      icon: 'check',
      action: { label: t('control.undo'), onAction: () => undoAct(key) },
    })
  }
}
