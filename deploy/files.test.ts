import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { isInstalled } from './proxy.fixture.ts'

const root = path.resolve(import.meta.dirname, '..')

it.skipIf(!isInstalled('systemd-analyze', '--version'))(
  'systemd takes the unit as it is (not run without systemd)',
  () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-unit-'))
    const file = path.join(folder, 'vitrine.service')
    writeFileSync(
      file,
      readFileSync(path.join(root, 'deploy/vitrine.service'), 'utf8').replaceAll('/srv/vitrine', root),
    )
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
    rmSync(folder, { recursive: true })
    // It also complains about units of this machine.
    expect(stderr.split('\n').filter((line) => line.includes(folder) || line.startsWith('vitrine'))).toEqual([])
    expect(status).toBe(0)
  },
)

it.skipIf(!isInstalled('promtool', '--version'))('Prometheus takes the rules as they are (not run without it)', () => {
  const { status, stdout } = spawnSync('promtool', ['check', 'rules', path.join(root, 'deploy/alerts.yml')])
  expect([status, String(stdout)]).toEqual([0, expect.stringContaining('SUCCESS')])
})

it('every setting in the unit, the image and the compose file is one that there is', () => {
  const known = readFileSync(path.join(root, 'server/config.ts'), 'utf8')
  const unit = readFileSync(path.join(root, 'deploy/vitrine.service'), 'utf8').match(/^Environment=.*$/gm) ?? []
  const named = unit.flatMap((line) => [...line.matchAll(/([A-Z_]+)=\S/g)].map(([, name = '']) => name))
  const ofNode = ['NODE_ENV', 'NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX']
  expect(named.length).toBeGreaterThan(3)
  for (const name of named) if (!ofNode.includes(name)) expect(known).toContain(`${name}: `)
  expect(readConfig({ DATA_DIR: '/data', LOG_FORMAT: 'json', HOST: '0.0.0.0', PORT: '3000' })).not.toHaveProperty(
    'error',
  )
})
