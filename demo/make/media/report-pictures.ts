import { mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { PictureRegions, Source } from '../source.ts'
import { drawLayers, type Layer } from './layers.ts'
import { PLAIN_PICTURES, STAGES, STREET_STAGES } from './stages.ts'
import { storeyOutlines } from './storey-outlines.ts'

const SIZE = { width: 1080, height: 720 }
const QUALITY = 74

/** Draws the pictures of the construction reports over the renders: bare concrete, and missing parts as a veil. */
export async function makeReportPictures(source: Source, folder: string): Promise<void> {
  const save = (picture: Sharp, project: string, file: string) => savePicture(picture, folder, project, file)
  for (const { project, file, frame, progress } of STAGES) {
    const picture = pictureOf(source, `images/${project}/${frame}.webp`)
    const outlines = storeyOutlines(source, project, frame.split('/')[0] ?? '', picture)
    const layers = outlines.map(({ section, storey, polygons }) => {
      const { standing, clad } = progress[section] ?? { standing: 0, clad: 0 }
      const layer: Layer = storey > standing ? 'missing' : storey > clad ? 'building' : 'done'
      return { layer, polygons }
    })
    await save(await drawOver(path.join(folder, project, picture.image), drawLayers(layers, picture)), project, file)
  }
  const street = pictureOf(source, 'images/pines/masterplan.webp')
  for (const { file, building, missing } of STREET_STAGES) {
    const layers = street.regions.map(({ id, polygons }) => {
      const layer: Layer = missing.includes(id) ? 'missing' : building.includes(id) ? 'building' : 'done'
      return { layer, polygons }
    })
    await save(await drawOver(path.join(folder, 'pines', street.image), drawLayers(layers, street)), 'pines', file)
  }
  for (const { project, file, image, brightness, saturation } of PLAIN_PICTURES) {
    const render = sharp(path.join(folder, project, `images/${project}/${image}.webp`))
    await save(render.modulate({ brightness, saturation }), project, file)
  }
}

async function drawOver(render: string, svg: string): Promise<Sharp> {
  return sharp(
    await sharp(render)
      .composite([{ input: Buffer.from(svg) }])
      .toBuffer(),
  )
}

async function savePicture(picture: Sharp, folder: string, project: string, file: string): Promise<void> {
  const target = path.join(folder, project, 'images', project, 'reports')
  mkdirSync(target, { recursive: true })
  const resized = picture.resize({ ...SIZE, fit: 'cover' })
  await resized.webp({ quality: QUALITY, effort: 6 }).toFile(path.join(target, `${file}.webp`))
}

function pictureOf({ pictures }: Source, image: string): PictureRegions {
  const picture = pictures.find((candidate) => candidate.image === image)
  if (!picture) throw new Error(`There is no picture ${image}`)
  return picture
}
