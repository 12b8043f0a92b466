-- The account of the copies that visitors of the demo try things out in. It is no company.
alter table accounts add column for_visits boolean not null default false;
create unique index accounts_for_visits on accounts (for_visits) where for_visits;

create table demo_visits (
  id integer generated always as identity primary key,
  -- A hash of the secret that only the visitor's browser has.
  hash text not null unique,
  -- The own id of the copied project, and the token of its catalogue.
  copy_id text not null unique,
  token text not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index demo_visits_expires_at on demo_visits (expires_at);

-- What visitors did in their copies is no history of a company, and is removed with the copies.
create or replace function keep_history() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.at < now() - interval '3 years'
      and (old.subject_kind = 'instance' and old.field in ('price', 'extra_price', 'status_id')) is not true then
      return old;
    end if;
    if exists (select from accounts where id = old.account_id and for_visits) then
      return old;
    end if;
  end if;
  raise exception 'history is append-only';
end $$;
