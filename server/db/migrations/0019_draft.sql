-- Unpublished values of a project, or of the catalogue of a group: one row for each field.
create table draft_entries (
  -- Grows with every change of an entry.
  id bigint primary key generated always as identity,
  project_id integer references projects on delete cascade,
  catalogue_id integer references catalogues on delete cascade,
  kind text not null,
  own_id text not null,
  field text not null,
  -- JSON null: the field is absent.
  value jsonb not null,
  -- The live value that it was based on.
  base jsonb not null,
  who_kind text not null,
  who_id integer,
  at timestamptz not null,
  batch text not null,
  constraint draft_entry unique nulls not distinct (project_id, catalogue_id, kind, own_id, field),
  constraint draft_home check (num_nonnulls(project_id, catalogue_id) = 1)
);

-- What was done to drafts. Projects may be deleted, so there are no foreign keys.
create table draft_history (
  id bigint primary key generated always as identity,
  at timestamptz not null,
  account_id integer not null,
  project_id integer,
  catalogue_id integer,
  who_kind text not null,
  who_id integer,
  act text not null,
  batch text not null,
  kind text not null,
  own_id text not null,
  field text not null,
  old_value jsonb,
  new_value jsonb,
  -- The entry before and after, for undo; both are null once they are too old to be undone.
  entry_before jsonb,
  entry_after jsonb,
  undoable boolean not null
);
create index draft_history_of_project on draft_history (project_id, id) where project_id is not null;
create index draft_history_of_catalogue on draft_history (catalogue_id, id) where catalogue_id is not null;
create index draft_history_of_batch on draft_history (batch);
create index undoable_draft_history on draft_history (at) where undoable;
