import type { CSSProperties } from 'react'
import type { FrontData } from '#contract/front.ts'
import { STATUS_TYPES } from '#domain/status/status.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import status from '#web/instance/status.module.css'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './buyer-door.module.css'
import { Door } from './door.tsx'

const COLOURS: Readonly<Record<number, string>> = {
  [STATUS_TYPES.free]: 'var(--status-free)',
  [STATUS_TYPES.reserved]: 'var(--status-reserved)',
}

/** The grid of the building in small, and the way into the catalogue. */
export function BuyerDoor({ front, href }: { readonly front: FrontData; readonly href: string }) {
  const { t } = useTranslator()
  const widths = widthsOf(front.grid)
  return (
    <Door title={t('front.buyer')} text={t('front.buyer_text')}>
      <div className={styles.grid} aria-hidden="true">
        {front.grid.map((sections, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: storeys have no other name here, and never change places.
          <div key={row}>
            {sections.map((units, section) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: sections neither.
                key={section}
                style={{ '--units': widths[section] } as CSSProperties}
              >
                {units.map((type, unit) => (
                  <i
                    // biome-ignore lint/suspicious/noArrayIndexKey: units neither.
                    key={unit}
                    className={joinClasses(status.status)}
                    data-type={type}
                    style={{ '--st': COLOURS[type] } as CSSProperties}
                  />
                ))}
              </span>
            ))}
          </div>
        ))}
      </div>
      <ButtonLink variant="filled" size="large" block href={href}>
        {t('front.open')}
      </ButtonLink>
    </Door>
  )
}

/** The most units that a storey of each section has. */
function widthsOf(grid: FrontData['grid']): readonly number[] {
  const sections = Math.max(0, ...grid.map((row) => row.length))
  return Array.from({ length: sections }, (_, section) => Math.max(...grid.map((row) => row[section]?.length ?? 0)))
}
