import { useState } from 'react'
import { sayReason } from '#studio/api/say-reason.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useProjectState } from '#studio/project/project-context.ts'
import styles from './building.module.css'

const BLOCKED = /^unit (.+) can’t be removed: it (is held|has an open request)$/

/** Says what the server refused since this was opened, and why. */
export function Refusals() {
  const { t } = useTranslator()
  const { refused } = useProjectState()
  const [before] = useState(refused.length)
  const reasons = [...new Set(refused.slice(before).map(({ reason }) => reason))]
  return (
    <div role="alert">
      {reasons.length > 0 && (
        <p className={styles.refused}>
          {reasons
            .map((reason) => {
              const [, number, why] = BLOCKED.exec(reason) ?? []
              if (number === undefined) return sayReason(t, reason)
              return t(why === 'is held' ? 'build.refused.hold' : 'build.refused.request', { number })
            })
            .join(' ')}
        </p>
      )}
    </div>
  )
}
