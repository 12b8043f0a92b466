import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { stopProcess } from '#bench/processes.ts'
import { freePort } from '../free-port.ts'

/** nginx in front of a server. */
export interface RunningNginx {
  readonly port: number
  readonly pid: number
  /** The lines of its error log. */
  readonly complaints: () => string
  readonly stop: () => Promise<void>
}

/** The name of the site. Something in front of nginx has ended TLS. */
export const SITE = 'catalogue.example'

const START_MS = 10_000

/** What differs from the example: no TLS, which the load does not speak, and the address that something in front names. */
const CHANGES = (folder: string, server: number, ports: { readonly site: number; readonly plain: number }) =>
  [
    ['listen 80;', `listen 127.0.0.1:${ports.plain};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${ports.site} backlog=4096;`],
    ['ssl_certificate /etc/letsencrypt/live/catalogue.example/fullchain.pem;', ''],
    ['ssl_certificate_key /etc/letsencrypt/live/catalogue.example/privkey.pem;', ''],
    ['X-Forwarded-For $remote_addr;', 'X-Forwarded-For $proxy_add_x_forwarded_for;'],
    ['X-Forwarded-Proto $scheme;', 'X-Forwarded-Proto https;'],
    ['127.0.0.1:3000 max_fails=2', `127.0.0.1:${server} max_fails=2`],
    ['/var/cache/vitrine-nginx', path.join(folder, 'files')],
    ['/var/cache/vitrine-pages', path.join(folder, 'pages')],
  ] as const

const MAIN = (folder: string) => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
worker_processes auto;
worker_rlimit_nofile ${mostFiles()};
events { worker_connections 20000; }
http {
  access_log ${folder}/access.log;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/site.conf;
}
`

/** As many open files as docs ask for, or as the system allows. */
function mostFiles(): number {
  const limit = /Max open files\s+\S+\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]
  return Math.min(65_536, Number(limit ?? 65_536))
}

/** Whether nginx is installed. */
export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v'], { stdio: 'ignore' }).error === undefined
}

/** Runs the example configuration in front of a server. */
export async function startNginx(folder: string, server: number): Promise<RunningNginx> {
  const ports = { site: await freePort(), plain: await freePort() }
  let site = readFileSync('deploy/nginx.conf', 'utf8')
  for (const [from, to] of CHANGES(folder, server, ports)) {
    if (!site.includes(from)) throw new Error(`deploy/nginx.conf has no ${from}`)
    site = site.replace(from, to)
  }
  writeFileSync(path.join(folder, 'site.conf'), site)
  writeFileSync(path.join(folder, 'nginx.conf'), MAIN(folder))
  const child = spawn('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')], { stdio: 'ignore' })
  for (const end = Date.now() + START_MS; !(await isOpen(ports.site)); await sleep(50)) {
    if (Date.now() > end || child.exitCode !== null)
      throw new Error(readFileSync(path.join(folder, 'error.log'), 'utf8'))
  }
  return {
    port: ports.site,
    pid: child.pid ?? 0,
    complaints: () => readFileSync(path.join(folder, 'error.log'), 'utf8'),
    stop: () => stopProcess(child),
  }
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })
}
