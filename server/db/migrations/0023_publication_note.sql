-- What a publication brings, in the words of its author.
alter table publications add column note text;
