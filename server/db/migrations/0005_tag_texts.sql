-- An explanation of a tag in html, shown in a panel.
alter table tags add column description jsonb;
