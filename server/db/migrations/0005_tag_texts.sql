-- What a tag means, in html; shown in a panel.
alter table tags add column description jsonb;
