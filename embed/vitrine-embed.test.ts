import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
// Inside the repository, so that React and the contract resolve.
const workshop = path.join(root, '.cache/embed-types')
afterAll(() => rmSync(workshop, { recursive: true, force: true }))

const PLAIN = `
import type { VitrineEvents } from './embed.js'
const element = document.createElement('vitrine-catalogue')
element.addEventListener('vitrine-lead', ({ detail }) => {
  const unit: number | null = detail.instance_id
  const kind: 'order' | 'callback' = detail.kind
  console.log(unit, kind)
})
document.addEventListener('vitrine-page', ({ detail }) => console.log(detail.fullPath.length, detail.title.length))
document.querySelector('vitrine-catalogue')?.setAttribute('theme', 'dark')
export type Names = keyof VitrineEvents
`

const CONTRACT = `
import type { FrameMessage } from '#contract/embed.ts'
import type { VitrineEvents } from './embed.js'
type Told = { [Type in FrameMessage['type'] as \`vitrine-\${Type}\`]: Omit<Extract<FrameMessage, { type: Type }>, 'source' | 'v' | 'type'> }
declare let told: Told
declare let typed: VitrineEvents
typed = { ...told, 'vitrine-ready': {} }
told = typed
`

const REACT = `
/// <reference path="./embed.d.ts" />
import { useRef } from 'react'
export function Catalogue() {
  const element = useRef<HTMLElementTagNameMap['vitrine-catalogue']>(null)
  return (
    <vitrine-catalogue
      token="harbour"
      lang="en"
      height={700}
      className="catalogue"
      ref={element}
      onvitrine-page={({ detail }) => console.log(detail.fullPath.length)}
      onvitrine-lead={({ detail }) => console.log(detail.kind)}
    />
  )
}
`

const OPTIONS = {
  strict: true,
  noEmit: true,
  module: 'nodenext',
  lib: ['ES2023', 'DOM'],
  types: [],
  jsx: 'react-jsx',
  allowImportingTsExtensions: true,
}

/** The compiler's output for samples in a folder with the types. */
function compile(folderName: string, samples: Readonly<Record<string, string>>): string {
  const folder = path.join(workshop, folderName)
  mkdirSync(folder, { recursive: true })
  copyFileSync(path.join(root, 'embed/vitrine-embed.d.ts'), path.join(folder, 'embed.d.ts'))
  for (const [name, code] of Object.entries(samples)) writeFileSync(path.join(folder, name), code)
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: OPTIONS, include: ['*'] }))
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc')
  return spawnSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], { encoding: 'utf8' }).stdout
}

test('the element and its events are typed in a TypeScript page', () => {
  expect(compile('plain', { 'plain.ts': PLAIN })).toBe('')
})

test('they are typed in React too, and match the messages of the frame', () => {
  expect(compile('react', { 'catalogue.tsx': REACT, 'plain.ts': PLAIN, 'contract.ts': CONTRACT })).toBe('')
})

test('wrong usage does not compile', () => {
  const errors = compile('wrong', {
    'event.ts': PLAIN.replace('detail.instance_id', 'detail.phone'),
    'catalogue.tsx': REACT.replace('token="harbour"', ''),
  })
  expect(errors).toContain("Property 'phone' does not exist")
  expect(errors).toContain("Property 'token' is missing")
})
