import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import type { Texts } from '../texts.ts'

interface Page {
  readonly project: string
  readonly file: string
  readonly html: string
}

/** Prints the brochure of the mill and the handover sheet of the harbour, with the given Chromium or Playwright's own. */
export async function makeDocuments(texts: Texts, folder: string, chromiumPath: string | undefined): Promise<void> {
  const english = (key: Parameters<Texts>[0]) => texts(key).en ?? ''
  const browser = await chromium.launch(chromiumPath === undefined ? {} : { executablePath: chromiumPath })
  for (const { project, file, html } of [await brochure(english, folder), await handover(english, folder)]) {
    const page = await browser.newPage()
    await page.setContent(html, { waitUntil: 'load' })
    const target = path.join(folder, project, 'documents')
    mkdirSync(target, { recursive: true })
    await page.pdf({ path: path.join(target, file), format: 'A4', printBackground: true, tagged: true })
    await page.close()
  }
  await browser.close()
}

type English = (key: Parameters<Texts>[0]) => string

async function brochure(text: English, folder: string): Promise<Page> {
  const hero = await pictureOf(folder, 'mill/images/mill/hero.webp')
  const side = await pictureOf(folder, 'mill/images/mill/m/frame-0.webp')
  const features = (['brick', 'lofts', 'canal', 'workshop'] as const).map(
    (name) => `<li><b>${text(`feature.${name}.name`)}</b><br>${text(`feature.${name}.description`)}</li>`,
  )
  const body = `<img src="${hero}"><h1>${text('mill.name')}</h1><p class="muted">${text('mill.address')}</p>
    ${text('mill.description')}<div class="break"></div>${text('mill.about')}<img src="${side}"><ul>${features.join('')}</ul>`
  return { project: 'mill', file: 'mill-brochure.pdf', html: sheet(text('document.brochure'), '#8F4430', body) }
}

async function handover(text: English, folder: string): Promise<Page> {
  const finish = await pictureOf(folder, 'harbour/images/harbour/renovation.webp')
  const body = `<h1>${text('document.handover')}</h1><p class="muted">${text('harbour.name')}, ${text('harbour.address')}</p>
    <img src="${finish}">${text('template.finishing')}${text('template.parking')}${text('template.buying')}`
  return { project: 'harbour', file: 'harbour-handover.pdf', html: sheet(text('document.handover'), '#0F5C66', body) }
}

/** A small picture inside the document itself. */
async function pictureOf(folder: string, file: string): Promise<string> {
  const jpeg = await sharp(path.join(folder, file)).resize({ width: 1100 }).jpeg({ quality: 72 }).toBuffer()
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`
}

function sheet(title: string, accent: string, body: string): string {
  return `<!doctype html><html lang="en"><title>${title}</title><style>
    @page { margin: 16mm }
    body { font: 15px/1.5 Inter, 'Noto Sans', 'DejaVu Sans', sans-serif; color: #1d1b19; margin: 0 }
    h1 { font-size: 34px; line-height: 1.15; margin: 20px 0 4px; color: ${accent} }
    h3 { margin: 22px 0 4px; color: ${accent} }
    img { width: 100%; border-radius: 12px; display: block; margin: 12px 0 }
    ul, ol { padding-inline-start: 20px } li { margin-block-end: 8px }
    .muted { color: #6a655e; margin: 0 0 14px } .break { break-after: page }
  </style>${body}</html>`
}
