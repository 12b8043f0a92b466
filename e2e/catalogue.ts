import type { APIRequestContext } from '@playwright/test'
import type { ChessAnswer } from '#contract/chess.ts'
import type { TokenAnswer } from '#contract/token.ts'

/** Ids of the demo, which differ in every run. */
export interface DemoIds {
  readonly project: number
  readonly estate: number
  readonly storey: number
  readonly instance: number
  /** Of the second estate. */
  readonly other: {
    readonly estate: number
    readonly storey: number
    readonly instance: number
    readonly number: string
  }
  /** The top picture, and the first of those below it. */
  readonly interactive: string
  readonly facade: number
}

/** Looks up some ids of harbour. */
export async function readDemoIds(request: APIRequestContext): Promise<DemoIds> {
  const token: TokenAnswer = await (await request.get('/api/v1/public/token?first_token=harbour')).json()
  const project = token.data.settings.project_id ?? 0
  const chess: ChessAnswer = await (
    await request.get(`/api/v1/public/projects/${project}/chess?first_token=harbour`)
  ).json()
  const [estate, otherEstate] = chess.data
  const storey = estate?.sections[0]?.storeys.find(({ instances }) => instances.length > 0)
  const otherStorey = otherEstate?.sections[0]?.storeys.findLast(({ instances }) => instances.length > 0)
  return {
    project,
    estate: estate?.id ?? 0,
    storey: storey?.id ?? 0,
    instance: storey?.instances[0]?.id ?? 0,
    other: {
      estate: otherEstate?.id ?? 0,
      storey: otherStorey?.id ?? 0,
      instance: otherStorey?.instances[0]?.id ?? 0,
      number: otherStorey?.instances[0]?.number ?? '',
    },
    interactive: token.data.interactive.root?.id ?? '',
    facade: estate?.facade?.interactive ?? 0,
  }
}
