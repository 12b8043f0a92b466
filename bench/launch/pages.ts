import { chessAnswer } from '#contract/chess.ts'
import { tokenAnswer } from '#contract/token.ts'
import type { Site } from './site.ts'
import type { LaunchPage } from './visit.ts'

/** The catalogue that is advertised. */
export const TOKEN = 'harbour'

/** What visitors open, in per cent: where advertisements lead to, and what they send one another. */
const OPENED: readonly (readonly [string, number])[] = [
  ['/en/harbour', 32],
  ['/ru/harbour', 8],
  ['/ar/harbour', 4],
  ['/en/meridian', 8],
  ['/en/harbour/chess', 12],
  ['/ru/harbour/chess', 4],
  ['/en/harbour/premises', 10],
  ['/en/harbour/interactive/2/frame/0', 5],
  ['/en/harbour/info', 2],
]
/** Units that are advertised, and links to any other unit. */
const ADVERTISED = { units: 10, weight: 10 } as const
const ANY_UNIT_WEIGHT = 5

/** The pages of a launch day, with the files that a browser loads for each, and what else visits need to know. */
export async function readPages(site: Site) {
  const { data } = tokenAnswer.parse(JSON.parse(await get(site, `/api/v1/public/token?first_token=${TOKEN}`)))
  const chess = `/api/v1/public/projects/${data.settings.project_id}/chess?first_token=${TOKEN}`
  const estates = chessAnswer.parse(JSON.parse(await get(site, chess))).data
  const storeys = estates.flatMap(({ sections }) => sections.flatMap((section) => section.storeys))
  const units = storeys.flatMap(({ instances }) => instances)
  const pages: LaunchPage[] = []
  for (const [path, weight] of OPENED) pages.push({ path, weight, files: await filesOf(site, path) })
  const unitPath = (id: number) => `/en/${TOKEN}/premises/details/instance/${id}`
  const files = await filesOf(site, unitPath(units[0]?.id ?? 0))
  for (const [index, { id }] of units.entries()) {
    const advertised = index % Math.floor(units.length / ADVERTISED.units) === 0
    const weight = ANY_UNIT_WEIGHT / units.length + (advertised ? ADVERTISED.weight / ADVERTISED.units : 0)
    pages.push({ path: unitPath(id), weight, files })
  }
  return { pages, chess, units }
}

/** The scripts, styles and the first picture of a page on a phone. */
async function filesOf(site: Site, page: string): Promise<readonly string[]> {
  const html = await get(site, page)
  const late = /id="late-files">(.*?)<\/script>/s.exec(html)?.[1]
  const { entry, scripts }: { entry: string; scripts: readonly string[] } = JSON.parse(late ?? '{"scripts":[]}')
  const linked = [...html.matchAll(/<link [^>]*rel="(?:stylesheet|modulepreload|preload)"[^>]*href="(\/[^"]+)"/g)]
  const files = [...linked.map(([, file]) => file ?? ''), ...[entry, ...scripts].map((file) => `/${file}`)]
  return [...new Set(files)].filter((file) => /^\/(?:assets|media)\//.test(file))
}

async function get(site: Site, place: string): Promise<string> {
  const { status, text } = await site.ask('GET', place, { headers: { 'sec-ch-ua-mobile': '?1' } })
  if (status !== 200) throw new Error(`${place}: ${status}`)
  return text
}
