-- `/metrics` counts the failed ones among millions of deliveries.
create index failed_deliveries on deliveries (id) where state = 'failed';
