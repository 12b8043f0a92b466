import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const CATALOGUES = path.resolve(import.meta.dirname, '../../demo/files/catalogues.json')

/** The names of the own ids in the small demo. */
export const SMALL_DEMO = { unit: 'A-1', promoaction: 'spring', plan: 'plans/one.svg' }

/** Writes a demo with one unit and the settings of the real one: encoding all pictures would take most of a minute. */
export async function makeSmallDemo(): Promise<{ readonly dir: string; readonly remove: () => Promise<void> }> {
  const dir = await mkdtemp(path.join(tmpdir(), 'vitrine-demo-'))
  await mkdir(path.join(dir, 'harbour/plans'), { recursive: true })
  await copyFile(CATALOGUES, path.join(dir, 'catalogues.json'))
  await writeFile(path.join(dir, 'harbour/project.json'), JSON.stringify(FILE))
  await writeFile(path.join(dir, 'harbour', SMALL_DEMO.plan), PLAN)
  return { dir, remove: () => rm(dir, { recursive: true }) }
}

const PLAN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3H0z"/></svg>'

const FILE = {
  vitrine: 1,
  project: { id: 'harbour', name: { en: 'Harbour Quarter', ru: 'Портовый квартал' }, currency: 'EUR' },
  statuses: [{ id: 'free', type: 'free', name: 'Available', color: '#2f9e68' }],
  promoactions: [{ id: SMALL_DEMO.promoaction, sale: 5, name: 'Spring', until: '2020-05-31' }],
  layouts: [{ id: 'one', type: 'living', label: '1', area_total: 41.5, plan: SMALL_DEMO.plan }],
  estates: [
    {
      id: 'A',
      name: 'A',
      type: 'building',
      sections: [
        {
          id: 'A-s',
          number: 1,
          storeys: [
            {
              id: 'A-1-s',
              number: 1,
              instances: [{ id: SMALL_DEMO.unit, number: '1', layout: 'one', status: 'free', price: 100_000 }],
            },
          ],
        },
      ],
    },
  ],
}
