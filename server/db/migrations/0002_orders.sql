-- Where an order was left, so that links in mails lead to the site that the visitor was at.
alter table orders add column origin text not null default '';
alter table orders alter column origin drop default;

-- The name under which a receiver recognises a delivery, whatever else he gets from other installations.
alter table deliveries add column key text not null default gen_random_uuid()::text;
alter table deliveries alter column key drop default;

-- Found again at each start.
create index pending_deliveries on deliveries (id) where state = 'pending';
