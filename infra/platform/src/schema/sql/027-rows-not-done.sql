-- Of a million rows the few that failed are asked for. A column that stays as it is while a row is done can be indexed
-- without a cost to settling: what an index holds, or its condition names, may not change where only the row is written.
set local statement_timeout = 0;

alter table "TaskRow" add column undone text generated always as (nullif(outcome, 'done')) stored;
create index task_row_undone on "TaskRow" (task, undone, position) where undone is not null;
