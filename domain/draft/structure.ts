import {
  type Entity,
  type EntityKind,
  type EntityName,
  entityKey,
  PARENT,
  readFrameId,
  type Snapshot,
} from './entity.ts'

/** The kind of entity that each nested kind is in. */
const PARENT_KINDS = {
  section: 'estate',
  storey: 'section',
  instance: 'storey',
  frame: 'interactive',
} as const satisfies Partial<Record<EntityKind, EntityKind>>

/** The entity that an entity is in; null for entities of the project itself. */
export function parentOf({ kind, id, fields }: Entity): EntityName | null {
  const parents: Partial<Record<EntityKind, EntityKind>> = PARENT_KINDS
  const parentKind = parents[kind]
  if (!parentKind) return null
  const parent = kind === 'frame' ? readFrameId(id)?.interactive : fields[PARENT]
  return { kind: parentKind, id: typeof parent === 'string' ? parent : '' }
}

/** Entities whose parent does not exist, and what is in them. An assembled file leaves them out. */
export function orphansIn(snapshot: Snapshot): readonly Entity[] {
  return [...snapshot.values()].filter((entity) => !hasPlace(entity, snapshot))
}

/** Whether an entity and everything that it is in exist. */
function hasPlace(entity: Entity, snapshot: Snapshot): boolean {
  const name = parentOf(entity)
  if (!name) return true
  const parent = snapshot.get(entityKey(name))
  return parent !== undefined && hasPlace(parent, snapshot)
}

/** The entities in each entity, by its key. */
export function childrenIn(snapshot: Snapshot): ReadonlyMap<string, readonly Entity[]> {
  const children = new Map<string, Entity[]>()
  for (const entity of snapshot.values()) {
    const parent = parentOf(entity)
    if (!parent) continue
    const key = entityKey(parent)
    const others = children.get(key)
    if (others) others.push(entity)
    else children.set(key, [entity])
  }
  return children
}
