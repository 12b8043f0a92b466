-- Versions of projects and groups: what visitors saw after each import and publication.
create table file_versions (
  id integer primary key generated always as identity,
  account_id integer not null references accounts on delete cascade,
  project_id integer references projects on delete cascade,
  -- The group; null for a project.
  catalogue_id integer references catalogues on delete cascade,
  at timestamptz not null,
  who_kind text not null,
  who_id integer,
  reason text not null,
  -- The batch of its changes in the history.
  batch text,
  -- The import file, compressed, with media named by content hash; null until it is written.
  file bytea,
  units integer
);
create index versions_of_project on file_versions (project_id, at);
create index versions_of_group on file_versions (catalogue_id, at);
create index unwritten_versions on file_versions (id) where file is null;

-- The media of versions. Their files are kept, and a restored version finds them by hash.
create table version_media (
  version_id integer not null references file_versions on delete cascade,
  hash text not null,
  facts jsonb not null,
  primary key (version_id, hash)
);
create index versions_with_medium on version_media (hash);

-- Publications of drafts: planned, published, withdrawn, or stopped by a conflict or a fault.
create table publications (
  id integer primary key generated always as identity,
  account_id integer not null references accounts on delete cascade,
  project_id integer references projects on delete cascade,
  -- The group; null for a project.
  catalogue_id integer references catalogues on delete cascade,
  state text not null,
  created_at timestamptz not null,
  -- When it is to be published, or was.
  at timestamptz not null,
  who_kind text not null,
  who_id integer,
  role text not null,
  -- Ids of the projects that its author was limited to; null: all.
  projects integer[],
  -- What it publishes: a copy of the entries of the draft.
  entries jsonb not null,
  -- The batch of its changes in the history.
  batch text,
  -- What stopped it, and when its author was told.
  problem jsonb,
  told_at timestamptz,
  constraint publication_home check (num_nonnulls(project_id, catalogue_id) = 1)
);
create index publications_of_project on publications (project_id, id);
create index publications_of_group on publications (catalogue_id, id);
create index planned_publications on publications (at) where state = 'planned';

-- Preview links. They can be switched off before they expire.
create table previews (
  id integer primary key generated always as identity,
  account_id integer not null references accounts on delete cascade,
  catalogue_id integer not null references catalogues on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- Whether it also shows the draft.
  shows_draft boolean not null,
  who_kind text not null,
  who_id integer
);
create index previews_of_catalogue on previews (catalogue_id);

-- What a draft changes, for previews: rows that stand in for live rows. Only previews read them.
create table draft_overlays (
  id integer primary key generated always as identity,
  project_id integer references projects on delete cascade,
  catalogue_id integer references catalogues on delete cascade,
  -- The live data and the draft that it was made from.
  state text not null,
  made_at timestamptz not null
);
create index overlays_of_project on draft_overlays (project_id, id);
create index overlays_of_group on draft_overlays (catalogue_id, id);

create table draft_overlay_rows (
  overlay_id integer not null references draft_overlays on delete cascade,
  table_name text not null,
  -- The values of the columns that identify the row.
  key text not null,
  key_columns text[] not null,
  -- Null if the draft removes the row.
  content jsonb
);
create index rows_of_overlay on draft_overlay_rows (overlay_id, table_name, key);
