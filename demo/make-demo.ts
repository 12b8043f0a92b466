import { makeCatalogues } from './make/catalogue-settings.ts'
import { formatJson } from './make/format.ts'
import { makeGroup } from './make/group.ts'
import { makeHarbour } from './make/harbour.ts'
import { drawCityMap, drawSiteMap } from './make/map/draw-map.ts'
import { SITES } from './make/map/sites.ts'
import { makeMill } from './make/mill.ts'
import { makePines } from './make/pines.ts'
import { readSource } from './make/source.ts'
import { readTexts } from './make/texts.ts'

/** A file of the demo: its path below `demo/files` and its content. */
interface DemoFile {
  readonly path: string
  readonly text: string
}

/** Makes the import files and maps of the demo from its geometry and texts, the same on every run. */
export function makeDemo(): readonly DemoFile[] {
  const source = readSource()
  const texts = readTexts()
  return [
    { path: 'harbour/project.json', text: formatJson(makeHarbour(source, texts)) },
    { path: 'pines/project.json', text: formatJson(makePines(source, texts)) },
    { path: 'mill/project.json', text: formatJson(makeMill(source, texts)) },
    { path: 'meridian/group.json', text: formatJson(makeGroup(texts)) },
    { path: 'catalogues.json', text: formatJson(makeCatalogues(texts)) },
    { path: 'meridian/images/meridian/map.svg', text: drawCityMap(source) },
    ...SITES.map((site) => ({
      path: `${site.project}/images/${site.project}/map.svg`,
      text: drawSiteMap(source, site),
    })),
  ]
}
