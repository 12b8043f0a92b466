import type { Boot } from '#contract/boot.ts'
import type { EstateData } from '#contract/chess.ts'
import type { ProjectData } from '#contract/projects.ts'
import type { TokenData } from '#contract/token.ts'
import { buildChess } from '#domain/chess/build-chess.ts'
import type { EstateAnswer } from '#domain/chess/chess-answer.ts'
import type { InstanceChange, LiveChange } from '#domain/chess/live-changes.ts'
import { createIndex } from '#domain/filter/instance-index.ts'
import { type ApiClient, ApiError } from '#web/api/client.ts'
import type { LoadedProject, Loading } from './catalogue-context.ts'

/** What is known of the catalogue; `gone` when its link was closed meanwhile. */
export interface CatalogueState {
  readonly token: TokenData
  readonly project: LoadedProject | null
  readonly changed: ReadonlyMap<number, LiveChange>
  readonly loading: Loading
  readonly isGone: boolean
}

/** The catalogue's data, loaded once and kept current. */
export interface CatalogueStore {
  readonly state: () => CatalogueState
  readonly subscribe: (listen: () => void) => () => void
  readonly load: () => Promise<void>
  /** Takes what an event says of the project: its changed units, or that it has to be asked for again. */
  readonly onChess: (changed: readonly InstanceChange[] | undefined) => Promise<void>
  readonly onProject: () => Promise<void>
  readonly onToken: () => Promise<void>
}

interface Answers {
  readonly data: ProjectData
  readonly estates: readonly EstateAnswer[]
}

type LiveChanges = typeof import('#domain/chess/live-changes.ts')

/** How long a changed unit stays marked. */
const MARK_MS = 4_000

/** The store of a page that carries the token answer. */
export function createCatalogueStore(client: ApiClient, boot: Boot, token: TokenData): CatalogueStore {
  const projectId = token.settings.project_id
  const listeners = new Set<() => void>()
  const data = client.brought<ProjectData>(`projects/${projectId}`)
  const estates = client.brought<readonly EstateData[]>(`projects/${projectId}/chess`)
  let answers: Answers | null = data && estates ? { data, estates } : null
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

  function show(next: Answers): void {
    answers = next
    set({ project: projectOf(next), loading: 'loaded' })
  }

  /** Shows newer answers and marks what they change; one after another, so that an older one never comes last. */
  function renew(read: (live: LiveChanges, current: Answers) => Answers | Promise<Answers>): Promise<void> {
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
      // Only these: a later change of the same unit has its own time.
      marked = marked.filter((batch) => batch !== changes)
      show()
    }, MARK_MS)
  }

  const getProject = () => client.get<ProjectData>(`projects/${projectId}`)
  const getChess = () => client.get<readonly EstateData[]>(`projects/${projectId}/chess`)

  const readBoth = async (): Promise<Answers> => {
    const [data, estates] = await Promise.all([getProject(), getChess()])
    return { data, estates }
  }

  /** A link that is closed while the page is open is said so; any other failure leaves what was there (spec 8). */
  async function attempt(work: () => Promise<void>): Promise<boolean> {
    try {
      await work()
      return true
    } catch (error) {
      console.error(error)
      if (error instanceof ApiError && error.code === 'token_not_found') set({ isGone: true })
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

function projectOf({ data, estates }: Answers): LoadedProject {
  const chess = buildChess(data, estates)
  return { data, chess, index: createIndex(chess) }
}
