import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { LayoutType } from '#domain/layout/layout.ts'

/** A point or corner: x and y, in metres in the scene, 0..1 in pictures and plans. */
export type Point = readonly [number, number]
/** A ring of corners. */
export type Polygon = readonly Point[]

/** A plan of the scene with its areas in m². */
export interface SceneLayout {
  readonly key: string
  readonly kind: LayoutType
  readonly levels: number
  readonly rooms_count: number
  readonly bedrooms: number
  readonly studio: boolean
  readonly area_total: number
  readonly area_living: number
  readonly area_kitchen: number
  readonly area_outdoor: number
  readonly bathrooms: number
  readonly balconies: number
  readonly footprint: Polygon
}

/** A unit of the scene on its storey. */
export interface SceneUnit {
  readonly id: string
  readonly kind: LayoutType
  readonly layout: string
  readonly placement: { readonly at: Point; readonly rotate: number; readonly mirror: boolean }
  readonly footprint: Polygon
}

/** A storey; an underground one belongs to no section. */
export interface SceneStorey {
  readonly id: string
  readonly section: string | null
  readonly number: number
  readonly type: string
  readonly elevation: number
  readonly height: number
  readonly plate: Polygon
  readonly units: readonly SceneUnit[]
}

/** A section and the world position of the corner of its storey plan. */
export interface SceneSection {
  readonly id: string
  readonly length: number
  readonly world: { readonly at: Point; readonly rotate: number }
}

/** A detached house. */
interface SceneHouse {
  readonly id: string
  readonly layout: string
  readonly footprint: Polygon
}

/** A building, or a street of houses. */
export interface SceneEstate {
  readonly id: string
  readonly sections: readonly SceneSection[]
  readonly storeys: readonly SceneStorey[]
  readonly houses?: readonly SceneHouse[]
}

interface Scene {
  readonly layouts: Readonly<Record<string, SceneLayout>>
  readonly projects: readonly { readonly id: string; readonly estates: readonly SceneEstate[] }[]
}

/** The outlines on one picture. */
export interface PictureRegions {
  readonly image: string
  readonly project: string
  readonly kind: 'masterplan' | 'facade'
  readonly frame: number | null
  readonly width: number
  readonly height: number
  readonly camera: { readonly location: readonly [number, number, number]; readonly fov: number }
  readonly regions: readonly {
    readonly target: string
    readonly id: string
    readonly estate: string
    readonly polygons: readonly Polygon[]
  }[]
}

/** A storey plan with the storeys that share it. */
export interface StoreyPlan {
  readonly type: string
  readonly project: string
  readonly estate: string
  readonly svg: string
  readonly storeys: readonly string[]
  readonly units: readonly { readonly unit: string; readonly polygon: Polygon }[]
}

interface Plans {
  readonly storeys: readonly StoreyPlan[]
  readonly layouts: readonly {
    readonly layout: string
    readonly plans: readonly { readonly svg: string; readonly width: number; readonly height: number }[]
  }[]
}

interface Panoramas {
  readonly panoramas: readonly {
    readonly image: string
    readonly layout: string | null
    readonly position: readonly [number, number, number]
    readonly heading: number
    readonly hotspots: readonly { readonly target: string; readonly yaw: number; readonly pitch: number }[]
  }[]
}

/** The output of the scripts of `demo/source`. */
export interface Source {
  readonly scene: Scene
  readonly pictures: readonly PictureRegions[]
  readonly plans: Plans
  readonly panoramas: Panoramas['panoramas']
}

/** Reads the geometry of the demo. */
export function readSource(): Source {
  return {
    scene: read<Scene>('scene'),
    pictures: read<{ readonly pictures: readonly PictureRegions[] }>('regions').pictures,
    plans: read<Plans>('plans'),
    panoramas: read<Panoramas>('panoramas').panoramas,
  }
}

/** The estates of a project. */
export function estatesOf({ scene }: Source, project: string): readonly SceneEstate[] {
  const found = scene.projects.find(({ id }) => id === project)
  if (!found) throw new Error(`The scene has no project ${project}`)
  return found.estates
}

/** A layout by its key. */
export function layoutOf({ scene }: Source, key: string): SceneLayout {
  const layout = scene.layouts[key]
  if (!layout) throw new Error(`The scene has no layout ${key}`)
  return layout
}

function read<T>(name: string): T {
  return JSON.parse(readFileSync(path.resolve(import.meta.dirname, `../source/${name}.json`), 'utf8')) as T
}
