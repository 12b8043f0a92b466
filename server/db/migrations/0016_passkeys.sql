-- Passkeys of people, and the challenges of sign-ins in progress.
create table passkeys (
  id integer primary key generated always as identity,
  person_id integer not null references people on delete cascade,
  -- The id that the authenticator gave it, in base64url.
  credential_id text not null unique,
  -- The public key (COSE), in base64url.
  public_key text not null,
  -- How often the authenticator says it was used; 0 if it does not count.
  counter bigint not null,
  transports text[] not null,
  -- The browser and the system that made it, in words.
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_of_person on passkeys (person_id);

-- Each is good for one try.
create table passkey_challenges (
  hash text primary key,
  -- Who may answer it; null: anybody who signs in.
  person_id integer references people on delete cascade,
  expires_at timestamptz not null
);

-- People of the company's own identity provider, by its name for them.
create table oidc_identities (
  issuer text not null,
  subject text not null,
  person_id integer not null references people on delete cascade,
  created_at timestamptz not null,
  primary key (issuer, subject)
);
