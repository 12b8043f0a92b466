import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { type Answers, openAnswers } from '#server/project/answers.fixture.ts'

describe.each(DATABASES)('the response for a picture on $name', ({ start }) => {
  let answers: Answers
  beforeAll(async () => {
    answers = await openAnswers(await start())
  })
  afterAll(() => answers.stop())

  const targetsOf = (answer: Awaited<ReturnType<Answers['interactive']>>) =>
    answer?.frame.regions.map(({ target }) => target.id)

  it('shows the published projects of a group', async () => {
    const id = String(answers.sample.interactives.coast_map)
    const { harbour, hill, meadow } = answers.sample.projects
    const answer = await answers.interactive(answers.aCall('coast'), { id })
    expect(answer).toMatchObject({ id, kind: 'group', name: 'The coast', parent: null, storeys: [] })
    expect(targetsOf(answer)).toEqual([harbour, hill])
    expect(targetsOf(await answers.interactive(answers.aCall('coast', { isPreview: true }), { id }))).toEqual([
      harbour,
      hill,
      meadow,
    ])
    // A project that is published later has to appear.
    expect(answer?.subjects).toContain(`project:${meadow}`)
    expect(answer?.subjects).toContain(`catalogue:${answers.sample.catalogues.coast}`)
    expect(await answers.interactive(answers.aCall('harbour'), { id })).toBeNull()
  })

  it('shows only published estates', async () => {
    const id = String(answers.sample.interactives.masterplan)
    const { north, south, west } = answers.sample.estates
    const answer = await answers.interactive(answers.aCall('coast', { lang: 'de' }), { id, frame: 0 })
    expect(answer).toMatchObject({ kind: 'masterplan', name: 'Viertel', frame: { id: 0, image: { width: 1600 } } })
    expect(targetsOf(answer)).toEqual([south, north])
    expect(targetsOf(await answers.interactive(answers.aCall('coast', { isPreview: true }), { id }))).toEqual([
      south,
      north,
      west,
    ])
    expect(await answers.interactive(answers.aCall('hill'), { id })).toBeNull()
    const { harbour } = answers.sample.projects
    expect(answer?.subjects).toEqual([`chess:${harbour}`, 'directory:0', `pictures:${harbour}`, `project:${harbour}`])
  })

  it('returns the frames of a facade and its storeys from the top down', async () => {
    const id = String(answers.sample.interactives.north_facade)
    const { north_1_1, north_1_2, north_2_1, south_1_1 } = answers.sample.storeys
    const answer = await answers.interactive(answers.aCall('harbour'), { id })
    expect(answer?.frames.map((frame) => frame.id)).toEqual([0, 1])
    expect(answer?.parent).toEqual({ id: String(answers.sample.interactives.masterplan), frame: 0, name: 'Quarter' })
    expect(targetsOf(answer)).toEqual([north_1_1, north_1_2])
    expect(answer?.storeys).toEqual([
      { id: north_1_2, number: 2, free_count: 2 },
      { id: north_1_1, number: 1, free_count: 2 },
      { id: north_2_1, number: 1, free_count: 1 },
    ])
    expect(targetsOf(await answers.interactive(answers.aCall('harbour'), { id, frame: 1 }))).toEqual([
      answers.sample.sections.north_1,
      answers.sample.sections.north_2,
    ])
    expect(await answers.interactive(answers.aCall('harbour'), { id, frame: 2 })).toBeNull()
    expect(await answers.interactive(answers.aCall('harbour'), { id, storey: south_1_1 })).not.toBeNull()
    expect(
      await answers.interactive(answers.aCall('harbour'), { id, storey: answers.sample.storeys.west_1_1 }),
    ).toBeNull()
    expect(await answers.interactive(answers.aCall('harbour'), { id, storey: 999_999_999_999_999 })).toBeNull()
  })

  it('shows the units of one storey on a plan that storeys share', async () => {
    const id = String(answers.sample.interactives.north_plan)
    const { u101, u102, u201, u203, u204 } = answers.sample.instances
    const { lobby, north_facade } = answers.sample.interactives
    const { north_1_1, north_1_2, north_2_1 } = answers.sample.storeys
    const first = await answers.interactive(answers.aCall('harbour'), { id })
    expect(targetsOf(first)?.toSorted()).toEqual([lobby, u101, u102].toSorted())
    expect(first?.parent).toEqual({ id: String(north_facade), frame: 1, name: 'North facade' })
    expect(first?.storeys.map((storey) => storey.id)).toEqual([north_1_2, north_1_1, north_2_1])
    expect(await answers.interactive(answers.aCall('harbour'), { id, storey: north_1_1 })).toEqual(first)
    const second = targetsOf(await answers.interactive(answers.aCall('harbour'), { id, storey: north_1_2 }))
    expect(second?.toSorted()).toEqual([lobby, u201, u203].toSorted())
    const preview = await answers.interactive(answers.aCall('harbour', { isPreview: true }), { id, storey: north_1_2 })
    expect(targetsOf(preview)).toContain(u204)
    expect(await answers.interactive(answers.aCall('harbour'), { id, storey: north_2_1 })).toBeNull()
  })

  it('shows the picture of an unpublished estate only in previews', async () => {
    const id = String(answers.sample.interactives.west_facade)
    expect(await answers.interactive(answers.aCall('harbour'), { id })).toBeNull()
    expect(await answers.interactive(answers.aCall('harbour', { isPreview: true }), { id })).not.toBeNull()
  })

  it('returns the scenes of a panorama', async () => {
    const id = String(answers.sample.interactives.lobby)
    const { desk, stairs } = answers.sample.scenes
    const answer = await answers.interactive(answers.aCall('harbour', { lang: 'de' }), { id })
    expect(answer).toMatchObject({ kind: 'panorama', frame: { image: { width: 4096 }, regions: [] } })
    expect(answer?.scenes?.map(({ id, name }) => [id, name])).toEqual([
      [desk, 'Empfang'],
      [stairs, 'Stairs'],
    ])
    expect(answer?.scenes?.[0]).toMatchObject({
      heading: 90,
      plan: { layout_id: answers.sample.layouts.duplex, point: [0.25, 0.75] },
      hotspots: [
        { target: { kind: 'scene', id: stairs }, name: 'Up', yaw: -12.5, pitch: 3 },
        { target: { kind: 'instance', id: answers.sample.instances.u203 }, name: null },
      ],
    })
    expect(answer?.scenes?.[0]?.hotspots).toHaveLength(2)
    expect(answer?.scenes?.[1]).toMatchObject({ plan: null, hotspots: [] })
    expect(await answers.interactive(answers.aCall('harbour'), { id, frame: 1 })).toBeNull()
  })

  it('draws the facade of an estate that has no picture', async () => {
    const { south, west, villas } = answers.sample.estates
    const { south_1_1, south_1_cellar, north_1_1 } = answers.sample.storeys
    const id = `estate-${south}`
    const { subjects, ...answer } = (await answers.interactive(answers.aCall('harbour'), { id, frame: 0 })) ?? {}
    expect(answer).toEqual({
      id,
      kind: 'facade',
      name: 'South',
      frame: { id: 0, order: 0, image: null, regions: [] },
      frames: [{ id: 0, order: 0, thumb: null }],
      parent: { id: String(answers.sample.interactives.masterplan), frame: 0, name: 'Quarter' },
      storeys: [
        { id: south_1_1, number: 1, free_count: 2 },
        { id: south_1_cellar, number: -1, free_count: 1 },
      ],
    })
    expect(subjects).toContain(`chess:${answers.sample.projects.harbour}`)
    expect(await answers.interactive(answers.aCall('harbour'), { id, frame: 1 })).toBeNull()
    expect(await answers.interactive(answers.aCall('harbour'), { id, storey: north_1_1 })).toBeNull()
    expect(await answers.interactive(answers.aCall('harbour'), { id: `estate-${west}` })).toBeNull()
    expect(await answers.interactive(answers.aCall('harbour'), { id: `estate-${villas}` })).toBeNull()
    expect((await answers.interactive(answers.aCall('hill'), { id: `estate-${villas}` }))?.parent).toBeNull()
    expect(await answers.interactive(answers.aCall('hill'), { id: 'estate-999999999999999' })).toBeNull()
  })
})
