import type { Boot } from '#contract/boot.ts'
import type { EstateData } from '#contract/chess.ts'
import type { ProjectData } from '#contract/projects.ts'
import type { TokenData } from '#contract/token.ts'
import { buildChess } from '#domain/chess/build-chess.ts'
import type { EstateAnswer } from '#domain/chess/chess-answer.ts'
import type { InstanceChange, LiveChange } from '#domain/chess/live-changes.ts'
import { createIndex } from '#domain/filter/instance-index.ts'
import type { ApiClient, ApiError } from '#web/api/client.ts'
import type { LoadedProject, Loading } from './catalogue-context.ts'

/** The state of the catalogue; `isGone` after its link was closed. */
export interface CatalogueState {
  readonly token: TokenData
  readonly project: LoadedProject | null
  readonly changed: ReadonlyMap<number, LiveChange>
  readonly loading: Loading
  readonly isGone: boolean
}

/** Holds the catalogue's data, loaded once and kept current. */
export interface CatalogueStore {
  readonly state: () => CatalogueState
  readonly subscribe: (listen: () => void) => () => void
  readonly load: () => Promise<void>
  /** Applies the changed units of an event; without them, requests the chess again. */
  readonly onChess: (changed: readonly InstanceChange[] | undefined) => Promise<void>
  readonly onProject: () => Promise<void>
  readonly onToken: () => Promise<void>
}

/** The answers that a project is built from. */
export interface ProjectAnswers {
  readonly data: ProjectData
  readonly estates: readonly EstateAnswer[]
}

type LiveChanges = typeof import('#domain/chess/live-changes.ts')

/** How long a changed unit stays marked. */
const MARK_MS = 4_000

/** Creates the store of a page whose document carries the token's data. The server builds a project once for many pages. */
export function createCatalogueStore(
  client: ApiClient,
  boot: Boot,
  token: TokenData,
  projectOf = buildProject,
): CatalogueStore {
  const projectId = token.settings.project_id
  const listeners = new Set<() => void>()
  const data = client.brought<ProjectData>(`projects/${projectId}`)
  const estates = client.brought<readonly EstateData[]>(`projects/${projectId}/chess`)
  let answers: ProjectAnswers | null = data && estates ? { data, estates } : null
  let renewing: Promise<void> = Promise.resolve()
  let marked: readonly ReadonlyMap<number, LiveChange>[] = []
  let state: CatalogueState = {
    token,
    project: answers && projectOf(answers),
    changed: new Map(),
    loading: answers || projectId === null ? 'loaded' : 'loading',
    isGone: false,
  }

  function set(change: Partial<CatalogueState>): void {
    state = { ...state, ...change }
    for (const listen of listeners) listen()
  }

  function show(next: ProjectAnswers): void {
    answers = next
    set({ project: projectOf(next), loading: 'loaded' })
  }

  /** Shows newer answers and marks the changed units; one at a time, so that an older answer never replaces a newer one. */
  function renew(
    read: (live: LiveChanges, current: ProjectAnswers) => ProjectAnswers | Promise<ProjectAnswers>,
  ): Promise<void> {
    renewing = renewing.then(async () => {
      await attempt(async () => {
        const live = await import('#domain/chess/live-changes.ts')
        const before = state.project
        if (!answers || !before) return
        show(await read(live, answers))
        if (state.project) mark(live.liveChanges(before.chess, state.project.chess))
      })
    })
    return renewing
  }

  function mark(changes: ReadonlyMap<number, LiveChange>): void {
    if (changes.size === 0) return
    const show = () => set({ changed: new Map(marked.flatMap((batch) => [...batch])) })
    marked = [...marked, changes]
    show()
    setTimeout(() => {
      // Removes only this batch: a later change of the same unit has its own timer.
      marked = marked.filter((batch) => batch !== changes)
      show()
    }, MARK_MS)
  }

  const getProject = () => client.get<ProjectData>(`projects/${projectId}`)
  const getChess = () => client.get<readonly EstateData[]>(`projects/${projectId}/chess`)

  const readBoth = async (): Promise<ProjectAnswers> => {
    const [data, estates] = await Promise.all([getProject(), getChess()])
    return { data, estates }
  }

  /** Marks the catalogue as gone if its link or preview was closed; after any other failure the shown data stays. */
  async function attempt(work: () => Promise<void>): Promise<boolean> {
    try {
      await work()
      return true
    } catch (error) {
      console.error(error)
      // Other errors than those of calls have no code.
      if (/^token|^preview/.test((error as Partial<ApiError>).code ?? '')) set({ isGone: true })
      return false
    }
  }

  return {
    state: () => state,
    subscribe: (listen) => {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
    load: async () => {
      if (projectId === null) return
      set({ loading: 'loading' })
      const isLoaded = await attempt(async () => {
        show(await readBoth())
      })
      if (!isLoaded) set({ loading: 'failed' })
    },
    onChess: (changed) =>
      renew(async ({ applyChanges }, { data, estates }) => ({
        data,
        estates: changed ? applyChanges(estates, changed) : await getChess(),
      })),
    onProject: () => renew(readBoth),
    onToken: async () => {
      await attempt(async () => set({ token: await client.get<TokenData>('token', { lang: boot.lang }) }))
    },
  }
}

/** Builds the model of a project. */
export function buildProject({ data, estates }: ProjectAnswers): LoadedProject {
  const chess = buildChess(data, estates)
  return { data, chess, index: createIndex(chess) }
}
