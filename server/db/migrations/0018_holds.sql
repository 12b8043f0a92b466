-- Holds of units, time zones, promotions with a first day, states of requests, marked keys, and owners of fields.
create table holds (
  id integer primary key generated always as identity,
  instance_id integer not null references instances on delete cascade,
  until timestamptz not null,
  -- Personal data: never in the history, in logs or in public responses.
  for_whom text,
  note text,
  -- The request that the unit is held for.
  order_id integer references orders on delete set null,
  -- Who holds it. People and keys may be deleted, so there are no foreign keys.
  by_kind text not null,
  by_id integer,
  created_at timestamptz not null,
  -- When the holder is to be reminded of the end; null once the mail is queued, or if the hold is too short for one.
  remind_at timestamptz,
  ended_at timestamptz,
  end_reason text
);
create unique index open_hold on holds (instance_id) where ended_at is null;
create index open_holds_by_end on holds (until) where ended_at is null;
create index holds_to_remind on holds (remind_at) where ended_at is null and remind_at is not null;
create index holds_of_instance on holds (instance_id, id);
create index holds_of_order on holds (order_id) where order_id is not null;

-- IANA names. A project without one has that of its account.
alter table accounts add column time_zone text;
alter table projects add column time_zone text;
-- The lengths of holds by role, in days; null: the defaults.
alter table accounts add column hold_days jsonb;

alter table promoactions add column first_day date;

-- What uses the key: the developer's system, a feed or a CRM.
alter table api_keys add column source text not null default 'system';

alter table orders
  add column state text not null default 'new',
  -- A person of the account, who may leave it.
  add column assignee_id integer;
create index orders_by_state on orders (catalogue_id, state, id);

-- Fields of a project's units that a feed writes.
create table field_owners (
  project_id integer not null references projects on delete cascade,
  field text not null,
  key_id integer references api_keys on delete set null,
  since timestamptz not null,
  -- Who took the field over from the feed.
  taken_by_kind text,
  taken_by_id integer,
  taken_at timestamptz,
  primary key (project_id, field)
);
