import { setImmediate } from 'node:timers/promises'
import type { EstateData } from '#contract/chess.ts'
import type { FirstPaint, PaintedPage } from '#contract/first-paint.ts'
import type { ProjectData } from '#contract/projects.ts'
import type { TokenData } from '#contract/token.ts'
import type { Address } from '#domain/address/address.ts'
import { formatPage } from '#domain/address/format-address.ts'
import { readAnswer } from '#server/answer/prepared-answer.ts'
import { createSubjectCache } from '#server/answer/subject-cache.ts'
import type { Call } from '#server/call/call.ts'
import type { Translators } from '#server/language/translators.ts'
import type { ChangeFeed } from '#server/live/change-feed.ts'
import type { PublicAnswers } from '#server/public/public-answers.ts'

/** The first screens of pages, drawn once for everyone to whom they look the same. */
export interface FirstPaints {
  /** The first screen of a page if it stands ready; if not, it is made for the next visitor. */
  readonly of: (call: Call, token: TokenData, address: Address) => PaintedPage | null
}

/** What first screens are made from. */
export interface FirstPaintParts {
  /** Brings what draws; null where nothing was built. */
  readonly load: (() => Promise<FirstPaint>) | null
  readonly answers: PublicAnswers
  readonly translators: Translators
  readonly feed: ChangeFeed
}

/** Prepares to draw first screens; nobody waits for one, since a page without it only shows its cells later. */
export function createFirstPaints({ load, answers, translators, feed }: FirstPaintParts): FirstPaints {
  const painted = createSubjectCache<PaintedPage>(feed)

  async function paint(
    loadDraw: () => Promise<FirstPaint>,
    call: Call,
    token: TokenData,
    address: Address,
    projectId: number,
  ) {
    // After the answer to the visitor who happened to be the first.
    await setImmediate()
    const [project, chess] = await Promise.all([answers.project(call, projectId), answers.chess(call, projectId)])
    if (!project || !chess) return null
    const [translator, draw] = await Promise.all([translators(call.lang), loadDraw()])
    const page = draw({
      address,
      token,
      project: await readAnswer<ProjectData>(project),
      estates: await readAnswer<EstateData[]>(chess),
      translator,
    })
    // Colours come from data: whatever could end the sheet is not worth a first paint.
    return page && !page.styles.includes('<') ? page : null
  }

  return {
    of: (call, token, address) => {
      const projectId = token.settings.project_id
      if (!load || projectId === null || !isPlainChess(address)) return null
      const key = [call.catalogue.id, call.partner?.id ?? '', call.lang, call.isPreview, formatPage(address.page)].join(
        '/',
      )
      const ready = painted.peek(key)
      if (ready) return ready
      const make = async () => {
        const value = await paint(load, call, token, address, projectId)
        return value && { value, subjects: subjectsOf(call, projectId) }
      }
      painted.get(key, make).catch(() => {})
      return null
    },
  }
}

/** With a panel the stage is narrower than the screen. */
function isPlainChess({ page, panel }: Address): boolean {
  return (page.name === 'chess' || page.name === 'chess-estate') && panel === null
}

function subjectsOf({ catalogue, partner }: Call, projectId: number) {
  return [
    { scope: 'catalogue', id: catalogue.id },
    { scope: 'project', id: projectId },
    { scope: 'chess', id: projectId },
    ...(partner ? [{ scope: 'partner', id: partner.id } as const] : []),
  ] as const
}
