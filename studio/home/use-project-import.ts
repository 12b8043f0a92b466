import { useRef, useState } from 'react'
import type { ImportError } from '#contract/errors.ts'
import type { StudioKey } from '#i18n/messages.ts'
import { errorKey, isSignedOut } from '#studio/api/error-message.ts'
import { ManageError, manage } from '#studio/api/manage.ts'
import { useCatalogues } from '#studio/catalogue/catalogue-context.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useSignedOut } from '#studio/person/signed-out-context.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { importProject } from './import-project.ts'
import { type GivenFile, namedMedia, splitFiles, withCatalogue } from './project-files.ts'

/** How far an import is. */
export type ImportState =
  | { readonly step: 'none' }
  | { readonly step: 'busy'; readonly text: string; readonly done: number; readonly total: number }
  | {
      readonly step: 'refused'
      readonly text: string
      readonly faults: readonly ImportError[]
      /** What helps, if the same can be tried again. */
      readonly again?: { readonly label: StudioKey; readonly act: () => void }
    }

type Given = readonly GivenFile<File>[]

/**
 * Makes a project of a project file and its media: sends the media, checks the file, then imports it. `onDone` runs when
 * the project is listed.
 */
export function useProjectImport(onDone: () => void = () => {}) {
  const { t } = useTranslator()
  const { reload } = useCatalogues()
  const showToast = useToast()
  const onSignedOut = useSignedOut()
  const [state, setState] = useState<ImportState>({ step: 'none' })
  // An interrupted upload goes on where it stopped.
  const sent = useRef<WeakMap<File, string>>(new WeakMap())
  const refuse = (text: string, faults: readonly ImportError[] = []) => setState({ step: 'refused', text, faults })
  const offerAgain = (text: string, files: Given) =>
    setState({
      step: 'refused',
      text,
      faults: [],
      again: { label: 'control.try_again', act: () => start(files) },
    })

  async function run(files: Given): Promise<void> {
    const split = splitFiles(files)
    if ('fault' in split) return refuse(t(`home.import.${split.fault}`))
    const text = await split.json.text()
    const project = parse(text)
    const media = namedMedia(project, split.media)
    for (const [index, { name, type, file }] of media.entries()) {
      if (sent.current.get(file) === name) continue
      const counts = { done: index, total: media.length }
      setState({ step: 'busy', text: t('home.import.uploading', counts), ...counts })
      try {
        await manage('uploadMedium', { query: { name }, body: new Blob([file], { type }) })
        sent.current.set(file, name)
      } catch (error) {
        if (isSignedOut(error)) throw error
        if (isPassing(error)) return offerAgain(t('home.import.lost', counts), files)
        return refuse(t('home.import.medium_refused', { name }), faultsOf(name, error))
      }
    }
    // A file that is not JSON is sent as it is: the server says where it is broken.
    const body = project === undefined ? split.json : withCatalogue(text, project)
    for (const isDry of [true, false]) {
      const word = t(isDry ? 'home.import.checking' : 'home.import.writing')
      setState({ step: 'busy', text: word, done: isDry ? 1 : 2, total: 3 })
      const outcome = await importProject(body, { isDry })
      if ('faults' in outcome) {
        return refuse(t('home.import.faults', { count: outcome.faults.length }), outcome.faults)
      }
    }
    showToast({ text: t('home.import.done'), icon: 'check' })
    await reload()
    setState({ step: 'none' })
    onDone()
  }

  function start(files: Given): void {
    if (files.length === 0 || state.step === 'busy') return
    run(files).catch((error) => (isSignedOut(error) ? onSignedOut() : offerAgain(t(errorKey(error)), files)))
  }
  return { state, start }
}

/** Whether the same call may work later. */
function isPassing(error: unknown): boolean {
  return !(error instanceof ManageError) || error.code === 'unavailable' || error.code === 'rate_limited'
}

/** What the server says about a file that it does not take. */
function faultsOf(path: string, error: unknown): readonly ImportError[] {
  const reason = error instanceof ManageError ? error.problem.detail : undefined
  return typeof reason === 'string' ? [{ path, reason }] : []
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}
