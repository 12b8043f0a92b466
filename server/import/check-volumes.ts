import type { ImportError } from '#contract/errors.ts'
import { type BodyFault, bodyFaults } from '#domain/picture/body-faults.ts'
import type { Entry } from './entries.ts'
import type { FileInteractive } from './file-types.ts'

type FileVolume = FileInteractive['volumes'][number]

/** Checks that the geometry of a volume is valid. */
export function checkBody({ path, item }: Entry<FileVolume>): readonly ImportError[] {
  return bodyFaults(item).map((fault) => ({ path: `${path}.${fault.of}`, reason: reasonOf(fault, item) }))
}

function reasonOf(fault: BodyFault, { base }: FileVolume): string {
  switch (fault.kind) {
    case 'count':
      return `Has ${fault.count} ${fault.of === 'upper' ? 'corners' : 'heights'}, but the base has ${base.length} corners: give one for each corner`
    case 'below':
      return fault.corner === null
        ? 'Has to be above the bottom, or equal to it for a terrace'
        : `Is below the bottom at corner ${fault.corner}`
    case 'bent':
      return `Its corners are not in one plane (off by up to ${lengthOf(fault.by)}): split the volume into parts that are flat at the ${fault.of}`
    case 'crossed':
      return 'Runs in the opposite direction to the base: each corner has to be above the same corner of the base'
    case 'flat':
      return 'A volume without height has no upper outline: give it a bottom below its top, or remove this'
  }
}

function lengthOf(length: number): string {
  return String(Number(length.toPrecision(3)))
}
