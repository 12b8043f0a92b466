import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import type { FileCatalogue } from '#contract/project-file-catalogue.ts'
import { demoCatalogues } from './demo-file.ts'
import { renewPromoactions } from './renew-promoactions.ts'

/** The project of the demo that is copied. It has everything that a project can have. */
const SOURCE = 'harbour'

const demoProject = z.looseObject({ project: z.looseObject({ name: z.record(z.string(), z.string()) }) })

/** How a copy differs from the demo. */
interface CopyOptions {
  /** The own id of the copy. */
  readonly id: string
  readonly token: string
  /** Where its requests are mailed to. */
  readonly sales: FileCatalogue['sales']
  /** Whether the account has a project of this name. */
  readonly isTaken: (name: string) => boolean
  readonly today: string
}

/** The folder with the project that is copied, and its media. */
export function sourceFolder(demoDir: string): string {
  return path.join(demoDir, SOURCE)
}

/** The import file of a copy: the demo project with a catalogue of its own that visitors can't open. */
export async function copyFile(demoDir: string, { id, token, sales, isTaken, today }: CopyOptions) {
  const demo = demoCatalogues.parse(await readJson(path.join(demoDir, 'catalogues.json')))
  const shown = demo.catalogues.find(({ project }) => project === SOURCE)
  if (!shown) throw new Error(`the demo has no catalogue of ${SOURCE}`)
  const { project: _, members: __, partners: ___, type: ____, contacts, privacy = [], ...settings } = shown
  const { photo: _photo, logo: _logo, ...person } = contacts
  const file = renewPromoactions(await readJson(path.join(sourceFolder(demoDir), 'project.json')), today)
  const { project, ...rest } = demoProject.parse(file)
  const number = freeNumber(project.name.en ?? '', isTaken)
  return {
    ...rest,
    project: { ...project, id, name: numbered(project.name, number) },
    catalogue: {
      ...settings,
      token,
      published: false,
      name: numbered(shown.name, number),
      contacts: person,
      sales,
      // The other policies are those of hosts that only the demo has.
      privacy: privacy.filter(({ domain }) => domain === null),
    },
  }
}

/** The number after the name of a copy. The first copy has none. */
function freeNumber(name: string, isTaken: (name: string) => boolean): number {
  let number = 1
  while (isTaken(withNumber(name, number))) number += 1
  return number
}

function numbered(names: Readonly<Record<string, string>>, number: number): Record<string, string> {
  return Object.fromEntries(Object.entries(names).map(([lang, name]) => [lang, withNumber(name, number)]))
}

function withNumber(name: string, number: number): string {
  return number === 1 ? name : `${name} ${number}`
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'))
}
