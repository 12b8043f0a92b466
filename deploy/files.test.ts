import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { formatQuery } from '#domain/address/query.ts'
import { servingError, servingWarning } from '#server/check-serving.ts'
import { readConfig } from '#server/config.ts'
import { isInstalled } from './proxy.fixture.ts'

const root = path.resolve(import.meta.dirname, '..')
const textOf = (name: string) => readFileSync(path.join(root, name), 'utf8')

it.skipIf(!isInstalled('systemd-analyze', '--version'))('systemd accepts the unit (skipped without systemd)', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-unit-'))
  const file = path.join(folder, 'vitrine.service')
  writeFileSync(file, textOf('deploy/vitrine.service').replaceAll('/srv/vitrine', root))
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  // It also reports faults in units of this machine.
  expect(stderr.split('\n').filter((line) => line.includes(folder) || line.startsWith('vitrine'))).toEqual([])
  expect(status).toBe(0)
})

it.skipIf(!isInstalled('promtool', '--version'))('Prometheus accepts the rules (skipped without Prometheus)', () => {
  const { status, stdout } = spawnSync('promtool', ['check', 'rules', path.join(root, 'deploy/alerts.yml')])
  expect([status, String(stdout)]).toEqual([0, expect.stringContaining('SUCCESS')])
})

it('every setting in the unit, the image and the compose file exists', () => {
  const known = textOf('server/config.ts')
  const unit = textOf('deploy/vitrine.service').match(/^Environment=.*$/gm) ?? []
  const named = unit.flatMap((line) => [...line.matchAll(/([A-Z_]+)=\S/g)].map(([, name = '']) => name))
  const ofNode = ['NODE_ENV', 'NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX']
  expect(named.length).toBeGreaterThan(3)
  for (const name of named) if (!ofNode.includes(name)) expect(known).toContain(`${name}: `)
  expect(readConfig({ DATA_DIR: '/data', LOG_FORMAT: 'json', HOST: '0.0.0.0', PORT: '3000' })).not.toHaveProperty(
    'error',
  )
})

it('nginx and the docs know the parameters of a page, each of which decides what it shows', () => {
  const range = { from: 1, to: 2 }
  const everything = formatQuery({
    filter: {
      ...{ types: ['living'], rooms: ['1'], area: range, price: range, estates: [1], storey: range, tags: [1] },
      ...{ promoactions: [1], only_free: true },
    },
    ...{ sort: 'cheaper', view: 'list', mode: 'price', shared: [1], from: 24 },
  })
  const known = [...new URLSearchParams(everything).keys(), 'theme', 'lang'].toSorted()
  const nginx = textOf('deploy/nginx.conf')
  const read = [...nginx.matchAll(/^map \$args \$vitrine_(\w+) \{ ~\(\?:\^\|&\)(\w+)=/gm)]
  expect(read.map(([, , name]) => name).toSorted()).toEqual(known)
  const key = /proxy_cache_key (\S+);/.exec(nginx)?.[1] ?? ''
  for (const [, variable] of read) expect(key.split('|')).toContain(`$vitrine_${variable}`)
  const listed = /the parameters that a page knows: (.*?)\./s.exec(textOf('docs/operate.md'))?.[1] ?? ''
  expect([...listed.matchAll(/`(\w+)`/g)].map(([, name]) => name).toSorted()).toEqual(known)
})

const LATE_ALERT = `
rule_files: [${path.join(root, 'deploy/alerts.yml')}]
evaluation_interval: 1m
tests:
  - interval: 1m
    input_series:
      - series: vitrine_delivery_overdue_seconds{instance="away"}
        values: 900+0x10 stale
      - series: vitrine_delivery_overdue_seconds{instance="well"}
        values: 0+0x10 stale
    promql_expr_test:
      - expr: ALERTS{alertname="VitrineDeliveriesLate", alertstate="firing"}
        eval_time: 18m
        exp_samples:
          - labels: ALERTS{alertname="VitrineDeliveriesLate", alertstate="firing", instance="away", severity="page"}
            value: 1
`

it.skipIf(!isInstalled('promtool', '--version'))(
  'the alert for late deliveries keeps firing while the database is away (skipped without Prometheus)',
  () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-rules-'))
    const file = path.join(folder, 'late.yml')
    writeFileSync(file, LATE_ALERT)
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' })
    rmSync(folder, { recursive: true })
    expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('SUCCESS')])
  },
)

it('every setting of the README reaches the container of the compose file', () => {
  const table = /\n## Settings\n[\s\S]*?\n\n[^|]*\n/.exec(textOf('README.md'))?.[0] ?? ''
  const cells = [...table.matchAll(/^\| (`[^|]+) \|/gm)].map(([, cell = '']) => cell)
  const settings = cells.flatMap((cell) => [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name))
  expect(settings).toEqual(expect.arrayContaining(['SECRET_KEY_OLD', 'LEAD_WINDOW_DAYS', 'TRUST_PROXY']))
  const service = /\n {2}vitrine:\n[\s\S]*?\n\n/.exec(textOf('compose.yaml'))?.[0] ?? ''
  expect(service).toContain('\n    env_file: [.env]\n')
  // Values here override those of `.env`.
  const fixed = [...service.matchAll(/^ {6}([A-Z0-9_]+): (.+)$/gm)].filter(
    ([, name, value = '']) => !value.startsWith(`\${${name}:`),
  )
  expect(fixed.map(([, name = '']) => name).filter((name) => settings.includes(name))).toEqual(['HOST', 'DATA_DIR'])
})

it('the steps for systemd create what the unit needs before it starts, without the demo', () => {
  const operate = textOf('docs/operate.md')
  const enable = operate.indexOf('systemctl enable --now vitrine')
  const steps = operate.slice(operate.indexOf('### With systemd'), enable)
  const settings = /cat > \/etc\/vitrine\.env <<EOF\n([\s\S]+?)\nEOF\n/.exec(steps)?.[1] ?? ''
  const given = settings.replace(/\$\(openssl rand -hex 24\)/, 'f'.repeat(48)).split('\n')
  const config = readConfig(Object.fromEntries(given.map((line) => line.split(/=(.*)/, 2))))
  if ('error' in config) throw new Error(config.error)
  expect([config.demo, servingError(config), servingWarning(config)]).toEqual([false, null, null])
  expect(config.metricsKey).toHaveLength(48)
  const backups = /^ReadWritePaths=-(\S+)$/m.exec(textOf('deploy/vitrine.service'))?.[1]
  expect(steps).toContain(`install -d -o vitrine -g vitrine -m 700 ${backups}\n`)
  // The same folder is used by cron and the examples.
  expect(operate).toContain(`/usr/local/bin/vitrine backup ${backups}/$(date`)
})

it('the operator command has the user, the folder and the settings of the unit', () => {
  const [unit, command] = [textOf('deploy/vitrine.service'), textOf('deploy/vitrine')]
  const inUnit = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? `no ${name}`
  const set = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, pairs = '']) => pairs.split(' '))
  const wanted = [
    `--uid=${inUnit('User')}`,
    `--gid=${inUnit('Group')}`,
    `--working-directory=${inUnit('WorkingDirectory')}`,
    `--property=EnvironmentFile=${inUnit('EnvironmentFile')}`,
    `--property=UMask=${inUnit('UMask')}`,
    ...set.filter((pair) => /^(?:DATA_DIR|NODE_\w+)=/.test(pair)).map((pair) => `--setenv=${pair}`),
  ]
  expect(wanted).toHaveLength(8)
  for (const word of wanted) expect(command.split(/\s+/)).toContain(word)
  expect(command).toContain(inUnit('ExecStart').split(' ')[0])
  expect(statSync(path.join(root, 'deploy/vitrine')).mode & 0o111).toBe(0o111)
})

it('nginx creates its cache folder in a folder that every system has', () => {
  const cache = /^proxy_cache_path (\S+) /m.exec(textOf('deploy/nginx.conf'))?.[1] ?? ''
  expect(path.dirname(cache)).toBe('/var/cache')
})
