import type { MouseEvent } from 'react'
import { classOfButton } from '#ui/button/button-look.ts'
import { Select } from '#ui/field/select.tsx'
import { Tooltip } from '#ui/floating/tooltip.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { NavLink } from '#web/navigation/nav-link.tsx'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { isPlainClick } from '#web/navigation/plain-click.ts'
import styles from './panorama-bar.module.css'

interface PanoramaBarProps {
  readonly id: number
  readonly name: string
  /** All panoramas of the catalogue, to switch between. */
  readonly panoramas: readonly { readonly id: number; readonly name: string }[]
}

/** A back button, and the name or the choice of panoramas. */
export function PanoramaBar({ id, name, panoramas }: PanoramaBarProps) {
  const { t } = useTranslator()
  const { turnTo, cameFromHere, back } = useNavigation()
  // Goes back if possible, instead of following the link to the main page.
  const goBack = (event: MouseEvent) => {
    if (!cameFromHere || !isPlainClick(event)) return
    event.preventDefault()
    back()
  }
  const isListed = panoramas.some((one) => one.id === id)
  return (
    <div className={styles.bar}>
      <Tooltip text={t('control.back')}>
        <NavLink
          page={{ name: 'main' }}
          className={classOfButton({ variant: 'plain', square: true })}
          aria-label={t('control.back')}
          onClick={goBack}
        >
          <Icon name="back" />
        </NavLink>
      </Tooltip>
      {isListed && panoramas.length > 1 ? (
        <Select
          label={t('title.panorama')}
          value={String(id)}
          options={panoramas.map((one) => ({ value: String(one.id), label: one.name }))}
          onChange={(value) => turnTo({ name: 'panorama', panoramaId: Number(value) })}
        />
      ) : (
        <span className={styles.name}>{name}</span>
      )}
    </div>
  )
}
