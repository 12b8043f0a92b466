-- An order keeps a copy of its unit, since the unit may be renumbered or removed later.
alter table orders add column unit jsonb;
update orders set unit = jsonb_build_object(
    'id', i.id, 'external_id', i.external_id, 'project_id', i.project_id, 'number', i.number, 'kind', l.type,
    'estate', e.name, 'section', jsonb_build_object('number', s.number, 'name', s.name), 'storey', st.number,
    'area', l.area_total, 'area_unit', p.area_unit, 'currency', p.currency)
  from instances i
    join layouts l on l.id = i.layout_id
    join storeys st on st.id = i.storey_id
    join sections s on s.id = st.section_id
    join estates e on e.id = s.estate_id
    join projects p on p.id = i.project_id
  where i.id = orders.instance_id;

-- When the personal data of an order was erased. The rest of the order stays.
alter table orders add column erased_at timestamptz;
create index orders_by_email on orders (lower(email)) where email is not null;
create index robot_orders on orders (catalogue_id) where is_robot;
create index orders_by_age on orders (catalogue_id, created_at) where erased_at is null;

-- An archived catalogue is hidden from visitors and keeps its orders.
alter table catalogues add column archived boolean default false not null;
-- The personal data of older orders is erased; null: never.
alter table catalogues add column retention_months integer;

-- Every consent text that visitors may have read, by the hash of its content.
create table consent_texts (
  catalogue_id integer not null references catalogues on delete cascade,
  lang text not null,
  version text not null,
  texts text[] not null,
  policy_url text,
  first_shown_at timestamptz not null,
  primary key (catalogue_id, lang, version)
);

-- The consent given with an order.
create table consents (
  order_id integer primary key references orders on delete cascade,
  catalogue_id integer not null,
  lang text not null,
  version text not null,
  -- The text that the page named, if it differs from the one above.
  claimed_id text,
  claimed_version text,
  given_at timestamptz not null,
  host text not null,
  embed_host text,
  constraint consent_text foreign key (catalogue_id, lang, version) references consent_texts on delete cascade
);

-- Who changed what, and when. Accounts and subjects may be deleted, so there are no foreign keys.
create table history (
  id bigint primary key generated always as identity,
  at timestamptz not null,
  account_id integer not null,
  project_id integer,
  who_kind text not null,
  who_id integer,
  subject_kind text not null,
  subject_id integer,
  field text,
  old_value jsonb,
  new_value jsonb,
  batch text
);
create index history_of_account on history (account_id, id);
create index history_of_subject on history (account_id, subject_kind, subject_id, id);
create index history_of_batch on history (batch) where batch is not null;

-- Append-only. Prices and statuses are kept for ever, everything else for three years.
create function keep_history() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.at < now() - interval '3 years'
      and (old.subject_kind = 'instance' and old.field in ('price', 'extra_price', 'status_id')) is not true then
      return old;
    end if;
  end if;
  raise exception 'history is append-only';
end $$;
create trigger history_is_kept before update or delete on history for each row execute function keep_history();
create trigger history_is_not_emptied before truncate on history for each statement execute function keep_history();
