import type { FastifyInstance } from 'fastify'
import type { EstateData } from '#contract/chess.ts'
import type { TokenData } from '#contract/token.ts'
import type { LanguageCode } from '#domain/language/language.ts'

/** A request of a visitor and its response. */
export interface Sent {
  readonly url: string
  readonly headers?: string
  readonly text: string
}

/** The tokens of a link. */
interface Link {
  readonly first: string
  readonly second: string | null
}

/**
 * Requests everything of the public API that pages under a link request. Pictures are optional, because they are many.
 */
export async function walkAnswers(
  app: FastifyInstance,
  link: Link,
  { lang, withPictures }: { readonly lang: LanguageCode; readonly withPictures: boolean },
): Promise<readonly Sent[]> {
  const sent: Sent[] = []
  async function get<Data>(path: string, query: Record<string, string> = {}): Promise<Data> {
    const tokens = { first_token: link.first, ...(link.second && { second_token: link.second }) }
    const url = `/api/v1/public/${path}?${new URLSearchParams({ ...tokens, lang, ...query })}`
    const { body, statusCode, headers } = await app.inject(url)
    if (statusCode !== 200) throw new Error(`${url}: ${statusCode}`)
    sent.push({ url, headers: JSON.stringify(headers), text: body })
    return JSON.parse(body).data
  }
  const { settings, catalogs, interactive } = await get<TokenData>('token')
  const own = settings.project_id === null ? [] : [settings.project_id]
  const projects = new Set([...own, ...catalogs.flatMap(({ project_id }) => project_id ?? [])])
  const pictures = new Set(interactive.root ? [interactive.root.id] : [])
  for (const id of settings.project_id === null ? projects : own) {
    await get(`projects/${id}`)
    for (const estate of await get<readonly EstateData[]>(`projects/${id}/chess`)) {
      pictures.add(`estate-${estate.id}`)
      const plans = estate.sections.flatMap(({ storeys }) => storeys.flatMap(({ plan }) => plan ?? []))
      for (const { interactive: picture } of plans) pictures.add(String(picture))
    }
  }
  for (const id of withPictures ? pictures : []) await get('interactive/show', { id })
  return sent
}

/** Opens every kind of page under a link. */
export async function walkPages(app: FastifyInstance, link: Link, lang: LanguageCode): Promise<readonly Sent[]> {
  const query = new URLSearchParams({ first_token: link.first, ...(link.second && { second_token: link.second }) })
  const { data: token } = (await app.inject(`/api/v1/public/token?${query}`)).json()
  const project = token.settings.project_id ?? token.catalogs[0].project_id
  const chess = (await app.inject(`/api/v1/public/projects/${project}/chess?${query}`)).json().data
  const [estate] = chess as readonly EstateData[]
  const storey = estate?.sections[0]?.storeys.find(({ instances }) => instances.length > 0)
  const unit = storey?.instances[0]?.id
  const pages = [
    '',
    'projects',
    'info',
    'about',
    'premises',
    'chess',
    'chess-plus',
    'favorites',
    'panorama',
    'instructions',
    `chess/estate/${estate?.id}`,
    `chess-plus/estate/${estate?.id}`,
    `pdf/${unit}`,
    'pdf/chess',
    'error-404',
    `interactive/estate-${estate?.id}/frame/0`,
    `premises/details/instance/${unit}`,
    'no-such-page/at-all',
    `chess/group/storey/${storey?.id}`,
    `chess/info/estate/${estate?.id}`,
    `chess/info/project/${project}`,
  ]
  const sent: Sent[] = []
  for (const page of pages) {
    const url = ['', lang, link.first, link.second, page].filter((part) => part !== null).join('/')
    const { body, headers } = await app.inject(url)
    sent.push({ url, headers: JSON.stringify(headers), text: body })
  }
  return sent
}
