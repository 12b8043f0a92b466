import { useEffect, useRef, useState } from 'react'
import { DEMO_PRICES } from '#contract/demo-limits.ts'
import type { DemoVisit } from '#contract/demo-visits.ts'
import type { FrontData, FrontUnit } from '#contract/front.ts'
import { formatAddress } from '#domain/address/format-address.ts'
import { readNumber } from '#domain/table/read-number.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { formatNumber } from '#i18n/format-number.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { BuyersPhone } from './buyers-phone.tsx'
import styles from './developer-door.module.css'
import { Door } from './door.tsx'
import { useFaultWords } from './fault-words.ts'
import { type LivePrice, openLivePrice } from './live-price.ts'
import { keptVisit } from './visit.ts'

// A tap on − or + is worth noticing on the phone.
const STEP = 5000
const ROW = 0

type State =
  | { readonly kind: 'idle' | 'copying' | 'sent' }
  | { readonly kind: 'arrived'; readonly seconds: number }
  | { readonly kind: 'fault'; readonly text: string }

interface DeveloperDoorProps {
  readonly front: FrontData
  readonly units: readonly [FrontUnit, ...FrontUnit[]]
}

/** A price list with one price to change, and the phone of a buyer on which it arrives. */
export function DeveloperDoor({ front, units }: DeveloperDoorProps) {
  const translator = useTranslator()
  const { t, language } = translator
  const faultWords = useFaultWords()
  const [mine] = units
  const [state, setState] = useState<State>({ kind: 'idle' })
  const [onPhone, setOnPhone] = useState({ price: mine.price, isNew: false })
  const [visit, setVisit] = useState<DemoVisit | null>(null)
  const [text, setText] = useState(formatNumber(translator, mine.price))
  const sent = useRef(mine.price)
  const field = useRef<HTMLInputElement>(null)
  const live = useRef<LivePrice | null>(null)

  const say = (price: number) => formatMoney(translator, price, front.currency)
  /** Shows a price that this browser did not type just now, unless somebody is typing. */
  const showPrice = (price: number) => {
    sent.current = price
    if (document.activeElement !== field.current) setText(formatNumber(translator, price))
  }
  const openLive = () => {
    live.current ??= openLivePrice(ROW, {
      onVisit: (made) => {
        setVisit(made)
        setState((state) => (state.kind === 'copying' ? { kind: 'sent' } : state))
      },
      onArrived: ({ price, seconds }) => {
        setOnPhone({ price, isNew: true })
        if (seconds === null) showPrice(price)
        else setState({ kind: 'arrived', seconds })
      },
      onFailure: (failure) => {
        // The next attempt may be with the same price.
        sent.current = Number.NaN
        setState({ kind: 'fault', text: faultWords(failure) })
      },
    })
    return live.current
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for the copy that an earlier page has made.
  useEffect(() => {
    const kept = keptVisit()
    if (kept) {
      openLive().follow()
      setVisit(kept)
      if (kept.price !== undefined) {
        setOnPhone({ price: kept.price, isNew: false })
        showPrice(kept.price)
      }
    }
    return () => live.current?.stop()
  }, [])
  const send = (price: number) => {
    if (price < DEMO_PRICES.least || price > DEMO_PRICES.most) {
      const range = { least: say(DEMO_PRICES.least), most: say(DEMO_PRICES.most) }
      return setState({ kind: 'fault', text: t('front.price_range', range) })
    }
    setText(formatNumber(translator, price))
    if (price === sent.current) return
    sent.current = price
    setState({ kind: visit ? 'sent' : 'copying' })
    openLive().send(price)
  }
  const typed = () => {
    const read = readNumber(text, language.code)
    return read.kind === 'value' ? Math.round(read.value) : null
  }
  const commit = () => {
    const price = typed()
    if (price === null) setText(formatNumber(translator, Number.isNaN(sent.current) ? mine.price : sent.current))
    else send(price)
  }
  const change = (by: number) =>
    send(Math.max(DEMO_PRICES.least, Math.min(DEMO_PRICES.most, (typed() ?? mine.price) + by)))
  const unitHref = formatAddress({
    lang: language.code,
    firstToken: visit?.token ?? front.token,
    secondToken: null,
    page: { name: 'premises' },
    panel: { type: 'details', context: 'instance', id: visit?.units[ROW] ?? mine.id },
  })
  return (
    <Door title={t('front.developer')} text={t('front.developer_text')} className={styles.door}>
      <div className={styles.list}>
        <table className={styles.prices}>
          <thead>
            <tr>
              <th scope="col">{t('front.number')}</th>
              <th scope="col">{t('front.rooms')}</th>
              <th scope="col">{t(`area_unit.${front.area_unit}`)}</th>
              <th scope="col">{t('front.price')}</th>
            </tr>
          </thead>
          <tbody>
            {units.map((unit) => (
              <tr key={unit.id} data-mine={unit === mine}>
                <th scope="row">{unit.number}</th>
                <td>{unit.label === 'studio' ? t('rooms.studio_short') : unit.label}</td>
                <td>{formatNumber(translator, unit.area)}</td>
                <td>
                  {unit === mine ? (
                    <span className={styles.cell} dir="ltr">
                      <button type="button" aria-label={t('front.less')} onClick={() => change(-STEP)}>
                        <Icon name="minus" />
                      </button>
                      <input
                        ref={field}
                        inputMode="numeric"
                        autoComplete="off"
                        value={text}
                        aria-label={t('front.price_of', { number: unit.number })}
                        onChange={({ currentTarget }) => setText(currentTarget.value)}
                        onBlur={commit}
                        onKeyDown={({ key }) => key === 'Enter' && commit()}
                      />
                      <button type="button" aria-label={t('front.more')} onClick={() => change(STEP)}>
                        <Icon name="plus" />
                      </button>
                    </span>
                  ) : (
                    say(unit.price)
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.state} role="status" data-kind={state.kind}>
          {state.kind === 'idle' && t('front.try')}
          {state.kind === 'copying' && t('front.copying')}
          {state.kind === 'arrived' && (
            <>
              <Icon name="check" size="small" />
              {t('front.arrived', {
                seconds: formatNumber(translator, Math.max(0.1, Math.round(state.seconds * 10) / 10)),
              })}
            </>
          )}
          {state.kind === 'fault' && (
            <>
              <Icon name="alert" size="small" />
              {state.text}
            </>
          )}
        </p>
        {visit && (
          <a className={styles.second} href={unitHref} target="_blank" rel="noopener">
            {t('front.open_phone')}
            <Icon name="external" size="small" />
          </a>
        )}
      </div>
      <BuyersPhone front={front} unit={mine} {...onPhone} />
    </Door>
  )
}
