import type { InstanceEvent } from '#contract/staff-events.ts'
import { fieldKey } from '#domain/draft/entity.ts'
import { type Author, isSameAuthor } from '#domain/draft/entry.ts'
import type { HeardEvent } from '#studio/event/staff-event-context.ts'
import { openClashes } from './clashes.ts'
import type { ProjectCalls } from './project-calls.ts'
import { withEntries } from './project-state.ts'
import type { ProjectStore } from './project-store.ts'

/** Larger batches of others are read by loading the project again. */
const MANY = 1000

interface Followed {
  readonly store: ProjectStore
  readonly calls: ProjectCalls
  readonly projectId: number
  readonly isDescriber: boolean
  readonly me: Author
}

/** Brings what somebody else did into the project. */
export function followOthers({ kind, data }: HeardEvent, followed: Followed): void {
  const { store, projectId, isDescriber } = followed
  if (kind === 'reload') store.reload()
  if (data.project_id !== projectId) return
  if (kind === 'hold' || kind === 'publication' || kind === 'field_owner') store.reload()
  if (kind === 'instance' && !isSameAuthor((data as InstanceEvent).who, followed.me)) store.reload()
  if (kind === 'draft' && isDescriber) void followDraft(data, followed)
}

async function followDraft({ batch, changed }: HeardEvent['data'], { store, calls, me }: Followed): Promise<void> {
  // The event of an own act may come before its answer.
  await store.send()
  if (typeof batch === 'string' && store.isOwn(batch)) return
  if (typeof batch !== 'string' || Number(changed) > MANY) store.reload()
  else await readBatch(batch, store, calls, me).catch(() => store.reload())
}

async function readBatch(batch: string, store: ProjectStore, calls: ProjectCalls, me: Author): Promise<void> {
  const [names, entries] = await Promise.all([calls.readBatch(batch), calls.readDraft(batch)])
  const found = new Map(entries.map((entry) => [fieldKey(entry), entry]))
  const read = names.flatMap((name) => {
    const entry = found.get(fieldKey(name))
    return entry ? [{ name, entry }] : []
  })
  // A field without an entry of the batch was reverted or undone, or has changed once more.
  if (read.length < names.length) store.reload()
  else
    store.update((before) => {
      const project = withEntries(before, read)
      return { ...project, clashes: openClashes(project, before.clashes.values(), me) }
    })
}
