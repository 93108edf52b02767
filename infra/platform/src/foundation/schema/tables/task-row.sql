-- The rows of a task, settled in the order of their positions.
create table "TaskRow" (
  task text not null references "Task" (id) on delete cascade,
  position integer not null,
  target text not null,
  label text not null,
  outcome text,
  -- Why the row was skipped or failed, or what else there is to say: key and parameters of each sentence.
  reasons json not null default '[]',
  -- Of an import: the line of the file, what to do, `changes` to show to people and `plan` for the step that does it.
  -- Both are json, not jsonb: they are read as they were written, and nothing is looked up in them.
  line integer,
  action text,
  changes json,
  plan json,
  -- The outcome, unless it is 'done'. Settling a row as done does not change this column, so that the index on it
  -- costs settling nothing.
  undone text generated always as (nullif(outcome, 'done')) stored,
  primary key (task, position)
);
-- Rows are settled by the hundred thousand. No index holds the outcome, and there is room beside each row: settling
-- one is a HOT update, which writes nothing but the row.
alter table "TaskRow" set (fillfactor = 60);

create index task_row_action on "TaskRow" (task, action, position) where action is not null;
-- Finds earlier rows of the same file about the same person. The planner takes the rows of a new task for few and
-- would scan all of them for each row; no other index is in collation "C", so that it has to take this one.
create index task_row_target on "TaskRow" (task collate "C", target collate "C", position) where line is not null;
-- Finds the few rows of a million that failed.
create index task_row_undone on "TaskRow" (task, undone, position) where undone is not null;
