import type { CataloguePatch } from '#contract/catalogues.ts'
import { fieldKey } from '#domain/draft/entity.ts'
import type { DraftEntry, Step } from '#domain/draft/entry.ts'
import { sameJson } from '#domain/draft/json.ts'
import { takenEntries } from '#domain/draft/publish-plan.ts'
import { isSameEntry } from '#domain/draft/undo.ts'
import { patchCatalogue } from '#server/catalogue/change-catalogue.ts'
import type { Queries } from '#server/db/database.ts'
import { lockDraft } from '#server/draft/draft-home.ts'
import { readDraft, writeSteps } from '#server/draft/draft-store.ts'
import type { JsonObject } from '#server/draft/snapshot.ts'
import { recordHistory } from '#server/history/record-history.ts'
import { isRefusal, type Refusal } from '#server/http/refusal.ts'
import type { PublicationWork } from '#server/import/import-deps.ts'
import { readImportVersion } from '#server/import/import-version.ts'
import { patchInstances } from '#server/instance/patch-instances.ts'
import type { Changed } from '#server/live/change-data.ts'
import { announcePublication } from './announce-publication.ts'
import { areSettingsUnchanged } from './catalogue-settings-unchanged.ts'
import { findBlocks, type PlannedPublication, type PublishDeps, type Wanted } from './plan-publication.ts'
import { areFactsUnchanged, isUnitFact, readPatches } from './unit-facts.ts'

/** A value can't be written. Thrown to roll the transaction back. */
export class RefusedWrite extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.reason)
    this.refusal = refusal
  }
}

/** What a publication does in its transaction. `settings` are those of a group's catalogue, which no file has. */
export function createWork(
  wanted: Wanted,
  planned: PlannedPublication,
  settings: JsonObject | null,
  {
    now,
    done,
    deps,
  }: {
    readonly now: Date
    readonly done: (tx: Queries, batch: string) => Promise<void>
    readonly deps: Pick<PublishDeps, 'hasHold' | 'announceDraft'>
  },
): PublicationWork {
  const { home, by, frozen } = wanted
  const { live, plan, imports } = planned
  const facts = plan.writes.filter((entry) => isUnitFact(live, entry))
  return {
    check: async (tx) => {
      // This transaction has counted itself. Any other import since the plan was made from the live data counts too.
      if ((await readImportVersion(tx, imports.name)) !== imports.version + 1) return false
      await lockDraft(tx, home)
      if (!frozen && !(await isDraftUnchanged(tx, wanted, planned))) return false
      if ((await findBlocks(deps, tx, home, plan.writes)).length > 0) return false
      if (!(await areSettingsUnchanged(tx, home, live, plan.writes))) return false
      return home.projectId === null || areFactsUnchanged(tx, home.projectId, live, facts)
    },
    patch: async (tx, batch) => {
      const changes: Changed<unknown>[] = []
      if (home.projectId !== null && facts.length > 0) {
        const patches = await readPatches(tx, home.projectId, facts)
        changes.push(writtenOf(await patchInstances(tx, by, patches, { batch })))
      }
      if (home.projectId === null && settings) {
        changes.push(writtenOf(await patchCatalogue(tx, by, home.catalogueId, settings as CataloguePatch)))
      }
      return {
        result: changes.length,
        subjects: changes.flatMap(({ subjects }) => subjects),
        instances: changes.flatMap(({ instances = [] }) => instances),
      }
    },
    finish: async (tx, batch) => {
      const act = { by: { kind: by.kind, id: by.id }, at: now.toISOString(), batch, kind: 'publish' } as const
      const steps = frozen ? await stepsOfFrozen(tx, wanted, planned) : takenEntries(plan).map(removed)
      await writeSteps(tx, home, steps, act)
      await deps.announceDraft(tx, { home, batch, changed: steps.length })
      const subject =
        home.projectId === null
          ? ({ subject: 'catalogue', id: home.catalogueId } as const)
          : ({ subject: 'project', id: home.projectId, projectId: home.projectId } as const)
      const count = { entries: plan.writes.length }
      await recordHistory(tx, by, [{ ...subject, field: 'publication', new: count }], { batch })
      await announcePublication(tx, home, 'published')
      await done(tx, batch)
    },
  }
}

function writtenOf<Result>(outcome: Changed<Result> | Refusal): Changed<Result> {
  if (isRefusal(outcome)) throw new RefusedWrite(outcome)
  return outcome
}

async function isDraftUnchanged(tx: Queries, { home }: Wanted, planned: PlannedPublication): Promise<boolean> {
  const { plan, opening } = planned
  const draft = await readDraft(tx, home)
  return takenEntries(plan).every((entry) =>
    isSameEntry(draft.get(fieldKey(entry)) ?? null, entry === opening ? null : entry),
  )
}

function removed(entry: DraftEntry): Step {
  return { name: { kind: entry.kind, id: entry.id, field: entry.field }, before: entry, after: null }
}

/** Entries that a planned publication made live go. One that was edited since is now based on the published value. */
async function stepsOfFrozen(tx: Queries, { home }: Wanted, { plan }: PlannedPublication): Promise<readonly Step[]> {
  const draft = await readDraft(tx, home)
  return takenEntries(plan).flatMap((entry) => {
    const current = draft.get(fieldKey(entry))
    if (!current) return []
    if (sameJson(current.value, entry.value)) return [removed(current)]
    return [{ ...removed(current), after: { ...current, base: entry.value } }]
  })
}
