-- The site on which an order was placed, so that links in mails lead to the site that the visitor used.
alter table orders add column origin text not null default '';
alter table orders alter column origin drop default;

-- The id by which a receiver recognises a delivery, unique across installations.
alter table deliveries add column key text not null default gen_random_uuid()::text;
alter table deliveries alter column key drop default;

-- Read at each start.
create index pending_deliveries on deliveries (id) where state = 'pending';
