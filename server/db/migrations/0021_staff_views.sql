-- Saved views of the units of a project: filter, grouping and columns.
create table staff_views (
  id integer primary key generated always as identity,
  account_id integer not null references accounts on delete cascade,
  project_id integer not null references projects on delete cascade,
  -- Whose view it is; null: it is shared by the staff of the project, and stays when its author leaves.
  person_id integer,
  name text not null,
  content jsonb not null,
  created_at timestamptz not null,
  -- Without a person it refers to nothing.
  constraint staff_view_membership foreign key (person_id, account_id) references memberships on delete cascade
);
create index staff_views_of_project on staff_views (project_id, person_id);
create index staff_views_of_person on staff_views (person_id, account_id) where person_id is not null;
