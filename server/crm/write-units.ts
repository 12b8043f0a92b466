// Each time somebody was quicker than the CRM; a change after the last one has a push of its own.
const MAX_WRITES = 3

/**
 * Writes the units of a lead until the CRM has what we have: of two pushes at once, the one that had read first could
 * otherwise write last. Gives the failure that ended it, or null.
 */
export async function writeUnits<Failure>(
  readUnits: () => Promise<readonly number[]>,
  write: (units: readonly number[]) => Promise<Failure | null>,
): Promise<Failure | null> {
  let written: string | null = null
  for (let writes = 0; writes < MAX_WRITES; writes += 1) {
    const units = await readUnits()
    if (units.join() === written) return null
    const failure = await write(units)
    if (failure !== null) return failure
    written = units.join()
  }
  return null
}
