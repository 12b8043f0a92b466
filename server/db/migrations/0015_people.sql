-- People of developers: their companies and roles, how they sign in, and their sessions. Of every token only a hash is
-- stored.
create table people (
  id integer primary key generated always as identity,
  -- In lower case.
  email text not null unique,
  name text not null,
  lang text not null,
  -- When the person first showed that the mailbox is theirs; null: the address was only typed in.
  email_proven_at timestamptz,
  created_at timestamptz not null
);

create table memberships (
  person_id integer not null references people on delete cascade,
  account_id integer not null references accounts on delete cascade,
  role text not null,
  -- Ids of the projects that the role is limited to; null: all of the account. Ids of deleted projects have no effect.
  projects integer[],
  created_at timestamptz not null,
  -- Here and not with the person, because no company sees what people do in another.
  last_seen_at timestamptz,
  primary key (person_id, account_id)
);
create index members_of_account on memberships (account_id);

-- A session works in one account. It ends with the membership.
create table sessions (
  id integer primary key generated always as identity,
  token_hash text not null unique,
  person_id integer not null,
  account_id integer not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  -- The browser and the system in words; no address.
  agent text not null,
  ended_at timestamptz,
  constraint session_membership foreign key (person_id, account_id) references memberships on delete cascade
);
create index sessions_of_person on sessions (person_id);

-- Links and codes that were asked for, also for unknown addresses, so that both take the same time.
create table sign_in_links (
  id integer primary key generated always as identity,
  token_hash text not null unique,
  code_hash text not null,
  -- The browser that asked.
  browser_hash text not null,
  email text not null,
  lang text not null,
  -- How often the code was tried.
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sign_in_links_of_browser on sign_in_links (browser_hash);
create index sign_in_links_of_email on sign_in_links (email, created_at);

create table invitations (
  id integer primary key generated always as identity,
  account_id integer not null references accounts on delete cascade,
  email text not null,
  role text not null,
  projects integer[],
  token_hash text not null unique,
  -- Whether the link was only mailed, so that opening it proves the mailbox.
  is_mailed boolean not null,
  invited_by integer references people on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz
);
create index invitations_of_account on invitations (account_id);

-- Links that make an owner: of the first start, and of `vitrine owner-link`.
create table owner_links (
  id integer primary key generated always as identity,
  -- Null: the first account, which does not have to exist before the link is used.
  account_id integer references accounts on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

alter table api_keys add column created_by_person integer references people on delete set null;
