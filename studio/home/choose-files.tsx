import { useRef } from 'react'
import { Button } from '#ui/button/button.tsx'
import { chosenFiles } from './dropped-files.ts'
import type { GivenFile } from './project-files.ts'

interface ChooseFilesProps {
  readonly label: string
  readonly title?: string | undefined
  readonly isBusy: boolean
  readonly onFiles: (files: readonly GivenFile<File>[]) => void
}

/** Chooses a project file and its media. */
export function ChooseFiles({ label, title, isBusy, onFiles }: ChooseFilesProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button size="small" title={title} loading={isBusy} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={label}
        onChange={({ target }) => {
          onFiles(chosenFiles(target.files))
          // The same files can be chosen again after they were mended.
          target.value = ''
        }}
      />
    </>
  )
}
