-- The volumes and cameras of a picture as its import file had them, so that an export gives them back. Pictures that were
-- imported before have none until their next import. A table of its own: nothing that visitors ask for reads it.
create table picture_geometry (
  interactive_id integer not null references interactives on delete cascade,
  volumes json not null,
  cameras json not null,
  primary key (interactive_id)
);
