import type { KeyboardEvent } from 'react'
import type { InteractiveData } from '#contract/interactive.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { isPlainClick } from '#web/navigation/plain-click.ts'
import glass from './glass.module.css'
import styles from './orbit-switch.module.css'
import type { Orbits } from './orbits-of.ts'
import { stepOrbit } from './step-orbit.ts'

interface OrbitSwitchProps {
  readonly picture: InteractiveData
  readonly orbits: Orbits
}

/** The orbits of a building, from top to bottom: from above, from the street. */
export function OrbitSwitch({ picture, orbits }: OrbitSwitchProps) {
  const { t } = useTranslator()
  const { hrefOf } = useNavigation()
  return (
    <nav className={joinClasses(glass.glass, styles.orbits)} aria-label={t('interactive.orbits_label')}>
      <ol onKeyDown={(event) => walk(event, orbits)}>
        {orbits.all.map(({ id, name, frame, isCurrent }) => (
          <li key={id}>
            <a
              href={hrefOf({ name: 'interactive', interactiveId: picture.id, frameId: frame, storeyId: null })}
              aria-current={isCurrent ? 'true' : undefined}
              draggable={false}
              onClick={(event) => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                orbits.goTo(id)
              }}
            >
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function walk(event: KeyboardEvent<HTMLElement>, orbits: Orbits): void {
  const next = stepOrbit(event, orbits)
  if (next !== null) event.currentTarget.querySelectorAll('a')[next]?.focus()
}
