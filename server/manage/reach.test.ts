import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MANAGE_OPERATIONS } from '#contract/manage-operations.ts'
import type { ManageOperation } from '#contract/operation.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { DROPPED_JOBS } from '#server/jobs/no-jobs.fixture.ts'
import { type Caller, startManage, type TestManage } from './manage.fixture.ts'
import { type Elsewhere, SAMPLE_CALLS, type SampleCall } from './sample-calls.fixture.ts'
import { insertSampleObjects, type SampleObjects } from './sample-objects.fixture.ts'

interface Call extends SampleCall {
  readonly id: string
  readonly operation: ManageOperation
}

const CALLS: readonly Call[] = Object.entries<ManageOperation>(MANAGE_OPERATIONS).flatMap(([id, operation]) => {
  const sample = (SAMPLE_CALLS as Readonly<Record<string, SampleCall>>)[id]
  return sample ? [{ id, operation, ...sample }] : []
})

it('every call has an entry in sample-calls.fixture.ts', () => {
  expect(Object.keys(MANAGE_OPERATIONS).filter((id) => !(id in SAMPLE_CALLS))).toEqual([])
  expect(Object.keys(SAMPLE_CALLS).filter((id) => !(id in MANAGE_OPERATIONS))).toEqual([])
})

describe.each(DATABASES)('what belongs to others, on $name', ({ start }) => {
  let manage: TestManage
  let objects: SampleObjects
  beforeAll(async () => {
    manage = await startManage(start, { jobs: DROPPED_JOBS })
    objects = await insertSampleObjects(manage)
  }, 60_000)
  afterAll(() => manage.stop())

  const run = ({ operation: { method, path }, url, object, body, headers }: Call, caller: Caller) => {
    const place = path.replace('/manage', '').replace('{id}', object ? String(objects[object]) : '')
    const verb = method.toUpperCase() as Parameters<Caller>[0]
    return caller(verb, url?.(objects) ?? place, body?.(objects), headers)
  }
  const showsObjects = ({ shows }: Call, answer: LightMyRequestResponse) =>
    shows ? shows(answer.json().data, objects) : /harbour/i.test(answer.body)
  const outcomeOf = (call: Call, answer: LightMyRequestResponse): Elsewhere | number => {
    if (answer.statusCode === 404) return 'missing'
    if (answer.statusCode === 403) return 'refused'
    return answer.statusCode < 300 && !showsObjects(call, answer) ? 'hidden' : answer.statusCode
  }
  /** The outcomes of every call that differ from what the fixture says. */
  const tryAll = async (where: 'company' | 'project', callerOf: (call: Call) => Promise<Caller>) => {
    const wrong: unknown[] = []
    for (const call of CALLS.filter((each) => each[where] !== 'none')) {
      const outcome = outcomeOf(call, await run(call, await callerOf(call)))
      if (outcome !== call[where]) wrong.push([call.id, outcome])
    }
    return wrong
  }
  const areForKeys = (caller: Caller) => async (call: Call) =>
    call.operation.isForPeople ? (await manage.personWith({ accountId: manage.strangerId })).call : caller

  it('does not exist for the key of another company', async () => {
    expect(await tryAll('company', areForKeys(manage.stranger))).toEqual([])
  })

  it('does not exist for a person of another company', async () => {
    expect(
      await tryAll('company', async () => (await manage.personWith({ accountId: manage.strangerId })).call),
    ).toEqual([])
  })

  it('does not exist for a key that is limited to another project', async () => {
    const hill = await manage.callerWith({ name: 'hill', projects: [manage.sample.projects.hill] })
    expect(await tryAll('project', areForKeys(hill))).toEqual([])
  })

  it('does not exist for a person who is limited to another project', async () => {
    const projects = [manage.sample.projects.hill]
    expect(await tryAll('project', async () => (await manage.personWith({ projects })).call)).toEqual([])
  })

  it('does not exist for a person of both companies while the session works in the other one', async () => {
    const { call, email } = await manage.personWith({})
    await manage.personWith({ email, accountId: manage.strangerId })
    expect((await call('POST', '/me/account', { account_id: manage.strangerId })).statusCode).toBe(200)
    // The person may of course go back to the first company.
    const goesBack = (await manage.personWith({ accountId: manage.strangerId })).call
    expect(await tryAll('company', async ({ id }) => (id === 'switchAccount' ? goesBack : call))).toEqual([])
  })

  it('is there for an owner of the company: the same calls find and show it', async () => {
    const { call: person } = await manage.personWith({ name: 'Second owner' })
    const wrong: unknown[] = []
    // What deletes comes last, because the other calls need it.
    for (const call of CALLS.toSorted((one, other) => deletes(one) - deletes(other))) {
      if (call.company === 'none' && call.project === 'none') continue
      const answer = await run(call, person)
      const isHidden = (call.company === 'hidden' || call.project === 'hidden') && !showsObjects(call, answer)
      // Only the person themselves can end a session or remove a passkey.
      const isOwn = call.id === 'endSession' || call.id === 'removePasskey'
      if (!isOwn && (isHidden || [401, 403, 404].includes(answer.statusCode) || answer.statusCode >= 500)) {
        wrong.push([call.id, answer.statusCode, answer.body])
      }
    }
    expect(wrong).toEqual([])
  })
})

function deletes({ operation: { method }, id }: Call): number {
  return method === 'delete' ? 2 : id === 'erasePersonalData' ? 1 : 0
}
