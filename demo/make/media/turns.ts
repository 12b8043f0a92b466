import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'

/** A film that goes once round a building. */
interface Turn {
  readonly project: string
  readonly frames: string
  readonly count: number
  readonly file: string
}

const TURNS: readonly Turn[] = [
  { project: 'harbour', frames: 'images/harbour/a', count: 8, file: 'harbour-a.mp4' },
  { project: 'harbour', frames: 'images/harbour/b', count: 8, file: 'harbour-b.mp4' },
  { project: 'mill', frames: 'images/mill/m', count: 4, file: 'mill.mp4' },
]
const SECONDS_A_FRAME = 1.5
const FADE = 0.8
const SIZE = '960:640'

/** Films each building from its frames, cross-faded and back to the first; needs ffmpeg. */
export function makeTurns(folder: string): void {
  for (const turn of TURNS) {
    const target = path.join(folder, turn.project, 'videos')
    mkdirSync(target, { recursive: true })
    execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...argumentsOf(turn, folder), path.join(target, turn.file)])
  }
}

function argumentsOf({ project, frames, count }: Turn, folder: string): readonly string[] {
  const order = Array.from({ length: count + 1 }, (_, index) => index % count)
  const inputs = order.flatMap((frame) => [
    '-loop',
    '1',
    '-framerate',
    '25',
    '-t',
    String(SECONDS_A_FRAME),
    '-i',
    path.join(folder, project, `${frames}/frame-${frame}.webp`),
  ])
  const scaled = order.map((_, index) => `[${index}]scale=${SIZE},setsar=1,format=yuv420p[s${index}]`)
  const fades = order.slice(1).map((_, index) => {
    const before = index === 0 ? '[s0]' : `[f${index - 1}]`
    const offset = (index + 1) * (SECONDS_A_FRAME - FADE)
    return `${before}[s${index + 1}]xfade=transition=fade:duration=${FADE}:offset=${offset.toFixed(2)}[f${index}]`
  })
  const filter = [...scaled, ...fades].join(';')
  const coding = '-c:v libx264 -pix_fmt yuv420p -preset slower -crf 31 -movflags +faststart -an'.split(' ')
  return [...inputs, '-filter_complex', filter, '-map', `[f${count - 1}]`, ...coding]
}
