-- The volumes and cameras of a picture as in its import file, for exports. Pictures imported earlier have none until
-- their next import. In a separate table, since no request of a visitor reads them.
create table picture_geometry (
  interactive_id integer not null references interactives on delete cascade,
  volumes json not null,
  cameras json not null,
  primary key (interactive_id)
);
