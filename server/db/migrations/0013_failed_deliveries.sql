-- Counted for `/metrics`, among millions that arrived.
create index failed_deliveries on deliveries (id) where state = 'failed';
