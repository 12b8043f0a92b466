import { useEffect, useEffectEvent, useState } from 'react'
import { droppedFiles } from './dropped-files.ts'
import type { GivenFile } from './project-files.ts'

/**
 * Takes files that are dropped anywhere in the window. A browser would otherwise open a file that misses the place and
 * leave the page. Returns whether files are over the window.
 */
export function useFileDrop(onFiles: (files: readonly GivenFile<File>[]) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    const allow = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setIsOver(true)
    }
    const leave = (event: DragEvent) => {
      // Leaving an element for another one is not leaving the window.
      if (event.relatedTarget === null) setIsOver(false)
    }
    const drop = (event: DragEvent) => {
      setIsOver(false)
      if (!hasFiles(event) || !event.dataTransfer) return
      event.preventDefault()
      const list = event.dataTransfer.files
      // A folder that can't be read is left out.
      void droppedFiles(event.dataTransfer).then(take, () => take([...list].map((file) => ({ path: file.name, file }))))
    }
    addEventListener('dragover', allow)
    addEventListener('dragleave', leave)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', allow)
      removeEventListener('dragleave', leave)
      removeEventListener('drop', drop)
    }
  }, [])
  return isOver
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false
}
