import { type ReactNode, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { isHydrating, onTakenOver } from '#ui/hydration/hydration.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { ChoiceContext } from '#web/choice/choice-context.ts'
import { LeadContext } from '#web/crm/lead-context.ts'
import type { LeadStore } from '#web/crm/lead-store.ts'
import type { LeadTools } from '#web/crm/lead-tools.ts'
import { CellExtraContext } from '#web/instance/cell-extra.ts'
import { useLaterMessages } from '#web/language/later-messages.ts'

interface LeadScopeProps {
  /** Null outside a CRM. */
  readonly lead: Promise<LeadStore> | null
  readonly children: ReactNode
}

const followNothing = () => () => {}
const nothing = () => null

/** Adds the lead of a CRM to the views after hydration: the server renders the same page for everybody. */
export function LeadScope({ lead, children }: LeadScopeProps) {
  const laterMessages = useLaterMessages()
  const { project } = useCatalogue()
  const choice = use(ChoiceContext)
  const [tools, setTools] = useState<LeadTools | null>(null)
  useEffect(() => {
    if (!lead) return
    const enter = () =>
      Promise.all([import('#web/crm/lead-tools.ts'), laterMessages('everything')])
        .then(([{ createLeadTools }]) => createLeadTools(lead))
        .then(setTools, console.error)
    if (isHydrating()) return onTakenOver(enter)
    enter()
  }, [lead, laterMessages])
  const ids = useSyncExternalStore(tools?.subscribe ?? followNothing, tools?.onlyIds ?? nothing, nothing)
  const limited = useMemo(
    () => (tools && choice && project && ids !== null ? tools.limit(choice, ids, project.chess) : choice),
    [tools, choice, project, ids],
  )
  return (
    <LeadContext value={tools && lead}>
      <CellExtraContext value={tools?.cells ?? null}>
        <ChoiceContext value={limited}>{children}</ChoiceContext>
      </CellExtraContext>
    </LeadContext>
  )
}
