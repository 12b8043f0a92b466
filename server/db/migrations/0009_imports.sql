-- Rows missing from an import are archived, so that orders, leads and links find them again if they return.
alter table instances add column archived_at timestamptz;
alter table storeys add column archived_at timestamptz;
alter table sections add column archived_at timestamptz;
alter table estates add column archived_at timestamptz;
alter table layouts add column archived_at timestamptz;
alter table statuses add column archived_at timestamptz;

-- The prices of the last import file. A unit whose price differs was changed by PATCH since.
alter table instances add column imported_price bigint;
alter table instances add column imported_extra_price bigint;
update instances set imported_price = price, imported_extra_price = extra_price;

-- A hash of the geometry that the regions of a frame were computed from; they are kept while it stays the same.
alter table frames add column geometry_hash text;
alter table regions add column computed boolean default false not null;

-- Counts the imports of a project or group. An import that was compared with an outdated state is compared again.
create table import_versions (
  name text primary key,
  version bigint not null
);
