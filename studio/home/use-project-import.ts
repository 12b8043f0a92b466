import { useState } from 'react'
import type { ImportError } from '#contract/errors.ts'
import { errorKey, isSignedOut } from '#studio/api/error-message.ts'
import { useCatalogues } from '#studio/catalogue/catalogue-context.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useSignedOut } from '#studio/person/signed-out-context.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { importProject, uploadMedium } from './import-calls.ts'
import { type GivenFile, namedMedia, splitFiles, withCatalogue } from './project-files.ts'

/** How far an import is. */
export type ImportState =
  | { readonly step: 'none' }
  | { readonly step: 'busy'; readonly text: string; readonly done: number; readonly total: number }
  | { readonly step: 'refused'; readonly text: string; readonly faults: readonly ImportError[] }

/** Makes a project of a project file and its media: sends the media, checks the file, then imports it. */
export function useProjectImport() {
  const { t } = useTranslator()
  const { reload } = useCatalogues()
  const showToast = useToast()
  const onSignedOut = useSignedOut()
  const [state, setState] = useState<ImportState>({ step: 'none' })
  const refuse = (text: string, faults: readonly ImportError[] = []) => setState({ step: 'refused', text, faults })

  async function run(files: readonly GivenFile<File>[]): Promise<void> {
    const split = splitFiles(files)
    if ('fault' in split) return refuse(t(`home.import.${split.fault}`))
    const text = await split.json.text()
    const project = parse(text)
    const media = namedMedia(project, split.media)
    for (const [index, { name, type, file }] of media.entries()) {
      const counts = { done: index, total: media.length }
      setState({ step: 'busy', text: t('home.import.uploading', counts), ...counts })
      try {
        await uploadMedium(name, type, file)
      } catch (error) {
        if (isSignedOut(error)) throw error
        return refuse(t('home.import.medium_refused', { name }))
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
  }

  const start = (files: readonly GivenFile<File>[]) => {
    if (files.length === 0 || state.step === 'busy') return
    run(files).catch((error) => (isSignedOut(error) ? onSignedOut() : refuse(t(errorKey(error)))))
  }
  return { state, start }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}
