import { useMemo } from 'react'
import type { ChessPlusMode } from '#domain/address/query.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { modesOf } from './modes.ts'

/** The modes of the project, the same for all of its estates. */
export function useModes(): readonly ChessPlusMode[] {
  const { instances } = useProject().chess
  return useMemo(() => modesOf(instances), [instances])
}
