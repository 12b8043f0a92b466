-- A person has one account at an identity provider. Later ones came in by the mail address alone.
delete from oidc_identities as later
using oidc_identities as first
where later.issuer = first.issuer and later.person_id = first.person_id
  and (later.created_at, later.subject) > (first.created_at, first.subject);

create unique index identity_of_person on oidc_identities (issuer, person_id);
