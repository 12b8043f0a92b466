import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import path from 'node:path'

/** One of our example configurations, running in front of a server. */
export interface RunningProxy {
  readonly port: number
  readonly stop: () => Promise<void>
}

/** Ports of a proxy, and of the server behind it. */
export interface ProxyPorts {
  readonly plain: number
  readonly tls: number
  readonly server: number
}

/** An answer received through a proxy. */
export interface ProxyAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly text: string
}

const MAIN = (folder: string, site: string) => `
daemon off;
user root;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
worker_processes 1;
events { worker_connections 256; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${site};
}
`

/** Whether a program is installed. */
export function isInstalled(program: string, ...words: readonly string[]): boolean {
  return spawnSync(program, words, { stdio: 'ignore' }).error === undefined
}

/** Runs `nginx.conf` with other ports and paths, and a self-signed certificate. */
export async function startNginx(folder: string, ports: ProxyPorts): Promise<RunningProxy> {
  const [certificate, key] = [path.join(folder, 'tls.pem'), path.join(folder, 'tls.key')]
  const subject = ['-subj', '/CN=catalogue.example', '-days', '2']
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, ...subject],
    {
      stdio: 'ignore',
    },
  )
  const text = example('nginx.conf')
    .replace('listen 80;', `listen 127.0.0.1:${ports.plain};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${ports.tls} ssl`)
    .replace('127.0.0.1:3000', `127.0.0.1:${ports.server}`)
    .replace('/etc/letsencrypt/live/catalogue.example/fullchain.pem', certificate)
    .replace('/etc/letsencrypt/live/catalogue.example/privkey.pem', key)
    .replace('/var/cache/vitrine-nginx', path.join(folder, 'cache'))
    .replace('/var/cache/vitrine-pages', path.join(folder, 'pages'))
    .replaceAll('studio.catalogue.example;', 'studio.catalogue.example homes.example;')
  const site = path.join(folder, 'vitrine.conf')
  writeFileSync(site, text)
  writeFileSync(path.join(folder, 'nginx.conf'), MAIN(folder, site))
  const child = spawn('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')], { stdio: 'ignore' })
  return started(child, ports.tls)
}

/** Runs `Caddyfile` with other ports and Caddy's internal certificate. */
export async function startCaddy(folder: string, ports: ProxyPorts): Promise<RunningProxy> {
  const options = `{\n\tadmin off\n\tskip_install_trust\n\thttp_port ${ports.plain}\n\thttps_port ${ports.tls}\n}\n`
  const text = example('Caddyfile')
    .replace(
      '\ncatalogue.example, studio.catalogue.example {',
      `\n${options}\ncatalogue.example, studio.catalogue.example, homes.example {\n\ttls internal\n`,
    )
    .replace('127.0.0.1:3000', `127.0.0.1:${ports.server}`)
  mkdirSync(path.join(folder, 'home'))
  const file = path.join(folder, 'Caddyfile')
  writeFileSync(file, text)
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  return started(
    spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { env, stdio: 'ignore' }),
    ports.tls,
  )
}

const NAME = 'catalogue.example'

/** Sends a request through a proxy and accepts its self-signed certificate. */
export function ask(
  port: number,
  place: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: Buffer } = {},
): Promise<ProxyAnswer> {
  return new Promise((resolve, reject) => {
    // A new connection for each request: a reused one may be closing.
    const options = { agent: false, port, path: place, method, headers: { host: NAME, ...headers } }
    const sent = request(
      { ...options, host: '127.0.0.1', servername: headers.host ?? NAME, rejectUnauthorized: false },
      (response) => {
        let text = ''
        response.on('data', (chunk) => {
          text += chunk
          // A stream does not end, so the first event is enough.
          if (response.headers['content-type'] === 'text/event-stream') response.destroy()
        })
        response.on('close', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

function example(name: string): string {
  return readFileSync(path.join(import.meta.dirname, name), 'utf8')
}

function started(child: ChildProcess, port: number): RunningProxy {
  return {
    port,
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null) return resolve()
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}
