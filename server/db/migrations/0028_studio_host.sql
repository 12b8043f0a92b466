-- The host name of the Studio, if it has one of its own. No catalogue can be there, because catalogues run scripts of others.
create table studio_host (host text not null primary key);
