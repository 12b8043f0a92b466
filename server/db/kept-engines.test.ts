import { expect, it } from 'vitest'
import { connectToEngine } from './embedded.ts'
import { returnEngine, takeEngine } from './kept-engines.fixture.ts'

it('an engine is used again, with empty tables and the first ids, even after a file that wrote history', async () => {
  const kept = await takeEngine()
  const onEngine = async (sql: string) => {
    const database = connectToEngine(kept.engine, async () => {})
    const rows = await database.onConnection((run) => run(sql))
    await database.close()
    return rows
  }
  const fill = `insert into accounts (name) values ('A') returning id`
  const [account] = await onEngine(fill)
  await onEngine(`insert into history (at, account_id, who_kind, subject_kind) values (now(), 1, 'system', 'account')`)
  await returnEngine(kept)
  const again = await takeEngine()
  expect(again).toBe(kept)
  expect(await onEngine('select 1 from accounts union all select 1 from history')).toEqual([])
  expect(await onEngine(fill)).toEqual([account])
  await expect(onEngine('truncate history')).rejects.toThrow('append-only')
  await returnEngine(again)
})

it('an engine whose schema was changed is not used again', async () => {
  const kept = await takeEngine()
  const database = connectToEngine(kept.engine, () => returnEngine(kept))
  await database.onConnection((run) => run('alter table accounts add column colour text'))
  await database.close()
  const next = await takeEngine()
  expect(next).not.toBe(kept)
  await returnEngine(next)
})
