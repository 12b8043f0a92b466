-- The units of a lead that the CRM has, and the outcome of the last push.
create table leads (
  integration_id integer not null references integrations on delete cascade,
  lead_id text not null,
  state text not null,
  attempts integer default 0 not null,
  error text,
  error_text text,
  tried_at timestamptz,
  sent_at timestamptz,
  next_attempt_at timestamptz,
  busy_until timestamptz,
  unsure_until timestamptz,
  held integer[] default '{}' not null,
  primary key (integration_id, lead_id)
);

-- Finds pushes without a job at each start.
create index sending_leads on leads (integration_id, lead_id) where state = 'sending';

-- Links and unlinks that the CRM has not confirmed yet, in order.
create table lead_changes (
  id integer primary key generated always as identity,
  integration_id integer not null references integrations on delete cascade,
  lead_id text not null,
  key text not null unique,
  event text not null,
  instance_id integer not null,
  title text not null,
  changed_by text,
  lang text not null,
  changed_at timestamptz not null
);

create index changes_of_lead on lead_changes (integration_id, lead_id);

-- Whether the visitor requested the unit; and when the CRM confirmed the link.
alter table lead_links add column requested boolean default false not null;
alter table lead_links add column sent_at timestamptz;

-- Units keep the order in which they were linked.
alter table lead_links add column id integer generated always as identity;

-- Earlier links were pushed without a record of the outcome.
update lead_links set sent_at = linked_at;
insert into leads (integration_id, lead_id, state, sent_at, held)
  select integration_id, lead_id, 'sent', max(linked_at), array_agg(instance_id order by linked_at, instance_id)
  from lead_links group by integration_id, lead_id;

-- The lead that a request became in the CRM.
alter table deliveries add column lead_id text;
create index deliveries_of_lead on deliveries (integration_id, lead_id) where lead_id is not null;
