-- A preview ends with the rights of its maker: whoever has left, may not describe any more, or a key that was revoked.
update previews
set ended_at = now()
where ended_at is null
  and who_id is not null
  and case when who_kind = 'person'
    then not exists (
      select 1 from memberships
      where memberships.person_id = previews.who_id and memberships.account_id = previews.account_id
        and memberships.role in ('owner', 'editor')
    )
    else not exists (
      select 1 from api_keys where api_keys.id = previews.who_id and api_keys.revoked_at is null
    ) end;

-- And a preview of a key that expires lasts no longer than the key.
update previews
set expires_at = api_keys.expires_at
from api_keys
where previews.who_kind <> 'person' and api_keys.id = previews.who_id and api_keys.expires_at < previews.expires_at;
