import sharp from 'sharp'
import { generatedFile } from '#demo/generated-file.ts'
import type { ShownProject } from '#server/demo/load-project.ts'

/** A large building with a frame every five degrees, as in good renders. */
export const FRAMES = 72
export const REGIONS = 200

const SECTIONS = 5
/** The size of the pictures does not affect the measurement. */
const [WIDTH, HEIGHT] = [960, 600]

/** A project with one turning building: 200 clickable storeys in each of 72 frames. */
export function turningProject(token: string): ShownProject {
  const file = generatedFile(REGIONS)
  const [estate] = file.estates
  if (!estate) throw new Error('nothing was generated')
  const [unit] = estate.sections[0]?.storeys[0]?.instances ?? []
  if (!unit) throw new Error('no unit was generated')
  const sections = Array.from({ length: SECTIONS }, (_, section) => ({
    id: `section-${section}`,
    number: section + 1,
    storeys: Array.from({ length: REGIONS / SECTIONS }, (_, storey) => ({
      id: storeyId(section, storey),
      number: storey + 1,
      instances: [{ ...unit, id: `unit-${section}-${storey}`, number: `${section}${storey}` }],
    })),
  }))
  return {
    token,
    name: 'A building to turn',
    file: {
      ...file,
      project: { ...file.project, id: token },
      root: 'building',
      estates: [{ ...estate, sections }],
      interactives: [
        {
          id: 'building',
          kind: 'facade',
          name: 'Building',
          estate: estate.id,
          frames: Array.from({ length: FRAMES }, (_, frame) => ({
            image: `frame-${frame}.png`,
            regions: Array.from({ length: REGIONS }, (_, region) => regionIn(frame, region)),
          })),
        },
      ],
    },
    readFile: (name) => pictureOf(Number.parseInt(name.slice('frame-'.length), 10)),
  }
}

function storeyId(section: number, storey: number): string {
  return `storey-${section}-${storey}`
}

/** A band of a section that moves with the frame like a turning building, notched like balconies. */
function regionIn(frame: number, region: number) {
  const section = region % SECTIONS
  const storey = Math.floor(region / SECTIONS)
  const count = REGIONS / SECTIONS
  const sway = 0.02 * Math.sin((2 * Math.PI * frame) / FRAMES)
  const left = 0.15 + 0.14 * section + sway
  const top = 0.95 - (0.9 * (storey + 1)) / count
  const bottom = top + 0.9 / count
  const upper = Array.from({ length: 12 }, (_, notch) => [left + (0.13 * notch) / 11, top + (notch % 2) * 0.004])
  return {
    target: { kind: 'storey', id: storeyId(section, storey) },
    polygons: [[...upper, [left + 0.13, bottom], [left, bottom]]],
  }
}

/** A different picture for every frame, because a browser would decode one picture only once. */
function pictureOf(frame: number): Promise<Buffer> {
  const hue = Math.round((360 * frame) / FRAMES)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs><linearGradient id="g">
    <stop stop-color="hsl(${hue} 40% 60%)"/><stop offset="1" stop-color="hsl(${(hue + 90) % 360} 40% 40%)"/>
    </linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
