-- All tables of a catalogue; server/db/tables/ defines the same tables for queries.

create table accounts (
  id integer primary key generated always as identity,
  name text not null,
  created_at timestamptz default now() not null
);

create table api_keys (
  id integer primary key generated always as identity,
  account_id integer not null references accounts on delete cascade,
  name text not null,
  hash text not null,
  created_at timestamptz default now() not null,
  revoked_at timestamptz,
  constraint api_keys_hash_unique unique (hash)
);

create table media (
  id integer primary key generated always as identity,
  account_id integer not null references accounts on delete cascade,
  name text not null,
  hash text not null,
  media_type text not null,
  size bigint not null,
  width integer,
  height integer,
  widths integer[] not null,
  placeholder text not null,
  constraint media_name unique (account_id, name)
);

create table versions (
  scope text not null,
  id integer not null,
  version bigint not null,
  primary key (scope, id)
);

create table projects (
  id integer primary key generated always as identity,
  account_id integer not null references accounts on delete cascade,
  external_id text not null,
  name jsonb not null,
  published boolean not null,
  currency text not null,
  area_unit text not null,
  rooms_basis text not null,
  extra_price_label jsonb,
  address jsonb,
  lat double precision,
  lng double precision,
  stage text,
  end_quarter integer,
  end_year integer,
  description jsonb,
  cover_id integer references media,
  map_image_id integer references media,
  renovation_image_id integer references media,
  kindergarten integer,
  school integer,
  security integer,
  sports_ground integer,
  parking_type text,
  constraint project_external_id unique (account_id, external_id)
);

create table catalogues (
  id integer primary key generated always as identity,
  account_id integer not null references accounts on delete cascade,
  type text not null,
  project_id integer references projects,
  name jsonb not null,
  published boolean not null,
  indexable boolean not null,
  default_lang text not null,
  languages text[] not null,
  primary_color text not null,
  primary_active_color text not null,
  theme text not null,
  chess jsonb not null,
  premises jsonb not null,
  interactive_enabled boolean not null,
  info_enabled boolean not null,
  about jsonb,
  templates jsonb not null,
  analytics jsonb not null,
  embeds_anywhere boolean not null,
  contact_name text not null,
  contact_company text,
  contact_phones text[] not null,
  contact_email text,
  contact_profile_type integer,
  contact_photo_id integer references media,
  contact_logo_id integer references media
);

create table catalogue_members (
  group_id integer not null references catalogues on delete cascade,
  member_id integer not null references catalogues on delete cascade,
  position integer not null,
  primary key (group_id, member_id)
);

create table embed_domains (
  catalogue_id integer not null references catalogues on delete cascade,
  host text not null,
  primary key (catalogue_id, host)
);

create table partners (
  id integer primary key generated always as identity,
  account_id integer not null references accounts on delete cascade,
  catalogue_id integer not null references catalogues on delete cascade,
  name text not null,
  company text,
  profile_type integer not null,
  phones text[] not null,
  email text not null,
  lang text not null,
  photo_id integer references media,
  logo_id integer references media,
  created_at timestamptz default now() not null,
  revoked_at timestamptz
);

create table links (
  id integer primary key generated always as identity,
  account_id integer not null references accounts on delete cascade,
  token text not null,
  catalogue_id integer not null references catalogues on delete cascade,
  partner_id integer references partners on delete cascade
);

create table sales_departments (
  catalogue_id integer primary key references catalogues on delete cascade,
  email text not null,
  lang text not null
);

create table white_label_domains (
  catalogue_id integer not null references catalogues on delete cascade,
  domain text,
  privacy_url text not null,
  constraint white_label_domain unique nulls not distinct (catalogue_id, domain)
);

create table construction_reports (
  id integer primary key generated always as identity,
  project_id integer not null references projects on delete cascade,
  external_id text not null,
  month text not null,
  text jsonb not null,
  progress double precision,
  published boolean not null,
  constraint report_external_id unique (project_id, external_id)
);

create table documents (
  id integer primary key generated always as identity,
  project_id integer not null references projects on delete cascade,
  position integer not null,
  kind text not null,
  name jsonb not null,
  media_id integer not null references media
);

create table features (
  id integer primary key generated always as identity,
  project_id integer not null references projects on delete cascade,
  position integer not null,
  icon text,
  name jsonb not null,
  description jsonb
);

create table payment_programmes (
  id integer primary key generated always as identity,
  project_id integer not null references projects on delete cascade,
  external_id text not null,
  position integer not null,
  kind text not null,
  name jsonb not null,
  rate double precision not null,
  min_first double precision not null,
  max_term integer not null,
  constraint programme_external_id unique (project_id, external_id)
);

create table promoactions (
  id integer primary key generated always as identity,
  project_id integer not null references projects on delete cascade,
  external_id text not null,
  position integer not null,
  sale double precision not null,
  name jsonb not null,
  description jsonb,
  until date,
  constraint promoaction_external_id unique (project_id, external_id)
);

create table statuses (
  id integer primary key generated always as identity,
  project_id integer not null references projects on delete cascade,
  external_id text not null,
  position integer not null,
  type integer not null,
  name jsonb not null,
  color text not null,
  constraint status_external_id unique (project_id, external_id)
);

create table tags (
  id integer primary key generated always as identity,
  project_id integer not null references projects on delete cascade,
  external_id text not null,
  position integer not null,
  name jsonb not null,
  color text not null,
  constraint tag_external_id unique (project_id, external_id)
);

create table estates (
  id integer primary key generated always as identity,
  project_id integer not null references projects on delete cascade,
  external_id text not null,
  position integer not null,
  name jsonb not null,
  type text not null,
  stage text,
  end_quarter integer,
  end_year integer,
  house_type text,
  published boolean not null,
  constraint estate_external_id unique (project_id, external_id)
);

create table sections (
  id integer primary key generated always as identity,
  project_id integer not null references projects on delete cascade,
  estate_id integer not null references estates on delete cascade,
  external_id text not null,
  number integer not null,
  name jsonb,
  constraint section_external_id unique (project_id, external_id)
);

create table interactives (
  id integer primary key generated always as identity,
  project_id integer references projects on delete cascade,
  catalogue_id integer references catalogues on delete cascade,
  external_id text not null,
  position integer not null,
  kind text not null,
  name jsonb not null,
  estate_id integer references estates on delete cascade,
  parent_id integer references interactives on delete set null,
  parent_frame integer,
  is_root boolean not null,
  constraint interactive_external_id unique nulls not distinct (project_id, catalogue_id, external_id)
);

create table storeys (
  id integer primary key generated always as identity,
  project_id integer not null references projects on delete cascade,
  section_id integer not null references sections on delete cascade,
  external_id text not null,
  number integer not null,
  position integer not null,
  plan_id integer references interactives on delete set null,
  constraint storey_external_id unique (project_id, external_id)
);

create table frames (
  id integer primary key generated always as identity,
  interactive_id integer not null references interactives on delete cascade,
  number integer not null,
  media_id integer not null references media,
  constraint frame_number unique (interactive_id, number)
);

create table regions (
  id integer primary key generated always as identity,
  frame_id integer not null references frames on delete cascade,
  position integer not null,
  target_kind text not null,
  target_id integer not null,
  storey_id integer references storeys on delete cascade,
  polygons jsonb not null
);

create table tours (
  id integer primary key generated always as identity,
  project_id integer not null references projects on delete cascade,
  interactive_id integer references interactives on delete cascade,
  src text
);

create table videos (
  id integer primary key generated always as identity,
  project_id integer not null references projects on delete cascade,
  position integer,
  media_id integer references media,
  src text,
  name jsonb,
  poster_id integer references media
);

create table layouts (
  id integer primary key generated always as identity,
  project_id integer not null references projects on delete cascade,
  external_id text not null,
  position integer not null,
  type text not null,
  label text not null,
  area_total double precision not null,
  area_living double precision,
  area_kitchen double precision,
  bathrooms integer,
  balconies integer,
  plan_id integer references media,
  tour_id integer references tours,
  video_id integer references videos,
  constraint layout_external_id unique (project_id, external_id)
);

create table instances (
  id integer primary key generated always as identity,
  project_id integer not null references projects on delete cascade,
  storey_id integer not null references storeys on delete cascade,
  external_id text not null,
  number text not null,
  layout_id integer not null references layouts,
  status_id integer not null references statuses,
  promoactions integer[] not null,
  tags integer[] not null,
  price bigint,
  extra_price bigint,
  position integer,
  span_columns integer,
  span_storeys integer,
  renovation integer,
  window_view integer,
  tour_id integer references tours,
  video_id integer references videos,
  published boolean not null,
  constraint instance_external_id unique (project_id, external_id)
);

create table layout_levels (
  layout_id integer not null references layouts on delete cascade,
  level integer not null,
  media_id integer not null references media,
  primary key (layout_id, level)
);

create table gallery_pictures (
  id integer primary key generated always as identity,
  project_id integer not null references projects on delete cascade,
  instance_id integer references instances on delete cascade,
  report_id integer references construction_reports on delete cascade,
  position integer not null,
  media_id integer not null references media,
  caption jsonb
);

create table panorama_scenes (
  id integer primary key generated always as identity,
  interactive_id integer not null references interactives on delete cascade,
  external_id text not null,
  position integer not null,
  name jsonb not null,
  media_id integer not null references media,
  heading double precision not null,
  layout_id integer references layouts on delete cascade,
  plan_x double precision,
  plan_y double precision,
  constraint scene_external_id unique (interactive_id, external_id)
);

create table hotspots (
  id integer primary key generated always as identity,
  scene_id integer not null references panorama_scenes on delete cascade,
  position integer not null,
  target_kind text not null,
  target_id integer not null,
  name jsonb,
  yaw double precision not null,
  pitch double precision not null
);

create table integrations (
  id integer primary key generated always as identity,
  account_id integer not null references accounts on delete cascade,
  catalogue_id integer not null references catalogues on delete cascade,
  kind text not null,
  name text not null,
  enabled boolean not null,
  url text not null,
  settings jsonb not null,
  secret text not null
);

create table lead_links (
  integration_id integer not null references integrations on delete cascade,
  lead_id text not null,
  instance_id integer not null references instances on delete cascade,
  linked_by text,
  linked_at timestamptz default now() not null,
  primary key (integration_id, lead_id, instance_id)
);

create table orders (
  id integer primary key generated always as identity,
  catalogue_id integer not null references catalogues,
  idempotency_key text not null,
  created_at timestamptz default now() not null,
  kind text not null,
  instance_id integer references instances on delete set null,
  partner_id integer references partners on delete set null,
  earlier_partner_id integer references partners on delete set null,
  name text not null,
  phone text not null,
  phone_normalised text not null,
  email text,
  comment text,
  payment text,
  calculation jsonb,
  seen_price bigint,
  page text not null,
  lang text not null,
  utm jsonb not null,
  tracking jsonb not null,
  is_robot boolean not null,
  constraint order_key unique (catalogue_id, idempotency_key)
);

create table deliveries (
  id integer primary key generated always as identity,
  order_id integer not null references orders on delete cascade,
  kind text not null,
  integration_id integer references integrations on delete cascade,
  state text not null,
  attempts integer not null,
  last_error text,
  next_attempt_at timestamptz,
  delivered_at timestamptz
);



create unique index first_token on links (token) where partner_id is null;
create unique index second_token on links (account_id, token) where partner_id is not null;
create index instances_of_storey on instances (storey_id);
create index pictures_of_project on gallery_pictures (project_id);
create index regions_of_frame on regions (frame_id);
create index deliveries_of_order on deliveries (order_id);
create index orders_by_phone on orders (phone_normalised);
